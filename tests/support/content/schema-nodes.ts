/** The schemas of the fields of a document, wherever they are nested. */

export interface Schema<Own> {
  properties?: Record<string, Own>;
  items?: Own;
  anyOf?: Own[];
}

/** Returns a schema and every schema in it, each with its place: `issues.name`, `issues.gallery[]`, `issues.link|0`. */
export function nodesOf<Own extends Schema<Own>>(place: string, schema: Own): [place: string, schema: Own][] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, each]) => nodesOf(`${place}.${name}`, each));
  const items = schema.items ? nodesOf(`${place}[]`, schema.items) : [];
  const options = (schema.anyOf ?? []).flatMap((each, index) => nodesOf(`${place}|${index}`, each));
  return [[place, schema], ...fields, ...items, ...options];
}
