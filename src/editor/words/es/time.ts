/** Days and hours. */
export const time = {
  asSaid: (day: string) => day.replace(",", ""),
  atMinute: (day: string, minute: string) => `${day} a las ${minute}`,
  toCome: (days: string) => `por venir, ${days}`,
  past: "ya pasó",
};
