import "@fontsource-variable/inter";
// The first requests are sent while the rest of the code is loading.
import "./first-requests.ts";

await import("./start.tsx");
