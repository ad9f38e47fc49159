/** Links and addresses. */
export const links = {
  optionalLink: {
    title: "Enlace",
    description: "La dirección completa de su página o de su perfil; podés dejarla vacía.",
    examples: ["https://www.instagram.com/ana.sosa"],
  },
  formerAddress: { title: "Dirección anterior", examples: ["/News/Trama"] },
  formerAddresses: {
    title: "Direcciones anteriores",
    description:
      "Las que tuvo su página: quien las visita llega a la de ahora. La redacción las anota al cambiar el nombre.",
  },
  ownPath: {
    title: "Dirección de la página",
    description: "Hace falta sólo si lleva otras mayúsculas que el nombre del archivo.",
  },
  link: "Tiene que ser una dirección completa que empiece con https:// (o http://).",
  password: "No puede llevar usuario ni contraseña: los leería cualquiera.",
  port: "El puerto, si lleva, es un número del 1 al 65535.",
  publicAddress: "Tiene que ser una dirección completa, con https:// y sin barra, ? ni # al final.",
  serviceAddress: "Tiene que ser una dirección con https://, sin nada que empiece con ? o #.",
  path: "Tiene que ser una dirección de este sitio y empezar con /, por ejemplo /form.",
  notPath: "Tiene que ser una dirección de este sitio, por ejemplo /form.",
};
