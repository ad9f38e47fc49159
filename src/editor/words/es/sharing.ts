/** Links with which outsiders look at a document. */
export const sharing = {
  open: "Compartir vista previa…",
  title: (name: string) => `Compartir vista previa de ${name}`,
  what: "Quien tenga el enlace ve la página como está guardada, aunque sea un borrador, sin entrar a la redacción. Vale siete días, y los buscadores no la muestran.",
  unsaved: "Hay cambios sin guardar: hasta que los guardes, no se ven.",
  make: "Crear un enlace",
  link: "Enlace",
  until: (moment: string) => `Vale hasta el ${moment}.`,
  copy: "Copiar el enlace",
  copied: "Copiado.",
  longer: "Alargar siete días",
  remove: "Sacar el enlace",
  removed: "El enlace ya no muestra nada.",
  isOver: "Este enlace venció, o quien te lo dio lo sacó. Pedile otro.",
};
