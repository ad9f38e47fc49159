const countOf = (count: number) => (count === 1 ? "1 suscripción" : `${count} suscripciones`);

/** Texts about the submissions of the subscription form. */
export const subscriptions = {
  title: "Suscripciones",
  counting: "Contando…",
  asksRemove: (count: number, mail: string) =>
    `${count === 1 ? "Se borra" : "Se borran"} ${countOf(count)} de ${mail}, con lo que escribió. No se puede deshacer.`,
  search: "Buscar por nombre, correo o mensaje",
  month: "Mes",
  all: (count: number) => `Todos (${count})`,
  openRemove: "Borrar a esta persona…",
  fileName: (month: string) => `suscripciones${month}.csv`,
  removed: (count: number) => `Listo: se ${count === 1 ? "borró" : "borraron"} ${countOf(count)}. `,
  download: "Descargar CSV",
  more: "Ver más",
  asksRemovePerson: "¿Borrar a esta persona?",
  noMatch: "No hay ninguna que coincida.",
  nobody: "Todavía no escribió nadie por el formulario.",
  count: countOf,
  room: (room: number) =>
    room === 0
      ? "No entra ninguna más: a quien se suscribe ahora, el formulario le dice que no se pudo. Descargá el CSV y pedile lugar a quien administra el sitio."
      : `Queda lugar para ${countOf(room)} más. Después el formulario no las recibe: descargá el CSV y avisale a quien administra el sitio.`,
  received: "Recibido",
  name: "Nombre",
  mail: "Correo",
  message: "Mensaje",
  form: "Formulario",
};
