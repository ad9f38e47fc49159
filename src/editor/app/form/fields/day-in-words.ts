/** A calendar day, `2026-11-20`, as one says it, and how far it is. */
const DAY = 24 * 60 * 60 * 1000;

const NAME = new Intl.DateTimeFormat("es-AR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const DISTANCE = new Intl.RelativeTimeFormat("es-AR", { numeric: "auto" });

export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** «viernes, 20 de noviembre de 2026» */
export const nameOfDay = (day: string): string => NAME.format(Date.parse(day));

export function dayInWords(day: string, today: string): string {
  const days = (Date.parse(day) - Date.parse(today)) / DAY;
  return `${nameOfDay(day).replace(",", "")} · ${distanceOf(days)}`;
}

function distanceOf(days: number): string {
  if (days === 0) return "hoy";
  return days > 0 ? `por venir, ${DISTANCE.format(days, "day")}` : "ya pasó";
}
