/** The menu. */
export const navigation = {
  who: "quiénes somos",
  entry: { title: "Entrada" },
  section: { title: "Sección", description: "Su nombre en pantalla lo ponen las traducciones." },
  path: { title: "Página", description: "La dirección a la que lleva, en este sitio.", examples: ["/issues", "/form"] },
  elsewhere: (url: string, owner: string, section: string, address: string) =>
    `«${url}» es la página de la sección ${owner}, y la de ${section} está en ${address}.`,
  count: (count: number) => `La navegación lleva ${count} secciones.`,
};
