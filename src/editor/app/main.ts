// This import sends the first requests before the rest of the code is loaded.
import "./first-requests.ts";

await import("./start.tsx");
