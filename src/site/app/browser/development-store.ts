/** Content store of the development server's pages. */
import { CHANGED_EVENT, DEVELOPMENT_DATA } from "../../../shared/compiled/layout.ts";
import type { TypeChange } from "../../../shared/compiled/content-updates.ts";
import { contentStore } from "./content-store.ts";

const { change, ...store } = contentStore(import.meta.env.BASE_URL + DEVELOPMENT_DATA);

import.meta.hot?.on(CHANGED_EVENT, (changed: TypeChange) => change(changed));

export const { open, one, get } = store;
