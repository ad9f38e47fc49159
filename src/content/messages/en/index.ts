export * from "./authoring.ts";
export * from "./building.ts";
export * from "./commands.ts";
export * from "./findings.ts";
export * from "./importing.ts";
export * from "./new-magazine.ts";
export * from "./rules.ts";
export * from "./schema.ts";
