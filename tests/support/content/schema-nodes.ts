/** The schemas of the fields of a document, wherever they are nested. */

export interface Schema<Own> {
  properties?: Record<string, Own>;
  items?: Own;
  anyOf?: Own[];
}

/** A schema and every schema in it, by the place that an editor would name; options of a field share its place. */
export function nodesOf<Own extends Schema<Own>>(place: string, schema: Own): [place: string, schema: Own][] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, each]) => nodesOf(`${place}.${name}`, each));
  const items = schema.items ? nodesOf(`${place}[]`, schema.items) : [];
  const options = (schema.anyOf ?? []).flatMap((each, index) => nodesOf(`${place}|${index}`, each));
  return [[place, schema], ...fields, ...items, ...options];
}
