/** Notes of a team at a document and its fields: comments, for a «nota» is an article. */
export const notes = {
  title: "Comentarios",
  open: (count: number) => (count === 1 ? "1 comentario" : `${count} comentarios`),
  leave: "Comentar",
  leaveAt: (label: string) => `Comentar ${label}`,
  leaveAtDocument: "Comentar el documento",
  noteAt: (label: string) => `Tu comentario sobre ${label}`,
  noteAtDocument: "Tu comentario sobre el documento",
  hint: "Lo lee el equipo. Nunca sale en la revista.",
  answer: "Responder",
  yourAnswer: (name: string) => `Tu respuesta a ${name}`,
  resolve: "Dar por resuelto",
  reopen: "Abrir de nuevo",
  resolvedBy: (name: string) => `Lo dio por resuelto ${name}`,
  resolved: (count: number) => (count === 1 ? "1 comentario resuelto" : `${count} comentarios resueltos`),
  goTo: (label: string, count: number) => `${count === 1 ? "1 comentario" : `${count} comentarios`} sobre ${label}`,
  isGone: "Ese comentario ya no está.",
};
