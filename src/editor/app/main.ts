import "@fontsource-variable/inter";
// The server answers while the rest of the room is on its way.
import "./first-requests.ts";

await import("./start.tsx");
