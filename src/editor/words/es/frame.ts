/** Around everything: the head, the views, the list of problems of the connection. */
export const frame = {
  noAnswer: "La redacción no contesta. Si la cerraste, abrila de nuevo: lo que escribiste sigue acá.",
  teamNoAnswer:
    "La redacción no contesta. Lo que escribiste sigue acá; si no vuelve en un rato, avisale a quien la administra.",
  loginEnded:
    "Se terminó tu ingreso a la redacción. Entrá de nuevo en otra pestaña y volvé a esta: lo que escribiste sigue acá.",
  enter: "Entrar en otra pestaña",
  title: (magazine: string) => `${magazine} · La redacción`,
  offline: "Sin conexión",
  pending: (count: number) => ` (${count} sin publicar)`,
  requests: (requests: number) => ` (${requests === 1 ? "1 pedido" : `${requests} pedidos`})`,
  documents: "Documentos",
  opening: "Abriendo la redacción…",
  opensLater: "El otro documento se abre cuando termine de llegar lo que agregaste a este.",
  isMissing: (file: string) => `${file} no está.`,
  close: "Cerrar",
  form: "Formulario",
  page: "Página",
  start: "Inicio",
  views: "Vistas",
  problems: (problems: number): string => (problems === 1 ? "problema" : "problemas"),
  name: "La redacción",
};
