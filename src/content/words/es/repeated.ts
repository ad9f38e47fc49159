/** What stands twice. */
export const repeated = {
  above: (item: string) => `«${item}» ya está más arriba.`,
};
