/** Lists the people in the credits of the magazine, for suggestions. */
import { derivePeople } from "../../../content/people/derive-people.ts";
import type { Person } from "../../../shared/credits/person.ts";
import type { EditorApi } from "../../contract/protocol.ts";
import type { EditorContext } from "./context.ts";

export const peopleActions = ({ content }: EditorContext): Pick<EditorApi, "people"> => ({
  people: async () => {
    const people = derivePeople((await content.lastReading()).documents).map(({ data }) => data() as unknown as Person);
    const suggestions = people
      .toSorted((one, other) => other.count - one.count)
      .map(({ name, works, links }) => {
        const role = works.flatMap(({ roles }) => roles)[0] ?? "";
        return { name, role, link: links[0] ?? "" };
      });
    return { people: suggestions };
  },
});
