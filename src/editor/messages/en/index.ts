export * from "./common.ts";
export * from "./document.ts";
export * from "./first-screen.ts";
export * from "./form.ts";
export * from "./newsroom.ts";
export * from "./publication.ts";
export * from "./requests.ts";
export * from "./subscriptions.ts";
