export { authoring } from "./authoring.ts";
export { commands } from "./commands.ts";
export { findings } from "./findings.ts";
export { problemsPage } from "./problems-page.ts";
export { report } from "./report.ts";
export { rules } from "./rules.ts";
export { writing } from "./writing.ts";
