import { serveSite } from "./serve-site.ts";

await serveSite();
