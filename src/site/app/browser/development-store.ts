/** The store of a browser in which the site is developed. */
import { CHANGED_EVENT, DEVELOPMENT_DATA, typeOf } from "../../../shared/compiled/layout.ts";
import { contentStore } from "./content-store.ts";

const { renew, ...store } = contentStore(import.meta.env.BASE_URL + DEVELOPMENT_DATA);

import.meta.hot?.on(CHANGED_EVENT, (types: readonly string[]) => void renew((file) => types.includes(typeOf(file))));

export const { open, one, get } = store;
