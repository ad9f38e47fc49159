import "@fontsource-variable/inter";
// The server answers while the rest of the editor is on its way.
import "./first-requests.ts";

await import("./start.tsx");
