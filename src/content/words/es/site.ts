/** What the whole site shares. */
export const site = {
  network: (name: string) => `En el sitio se lee como ${name}; es su dirección completa.`,
  endpoint: {
    title: "Servicio",
    description: "La dirección del que las recibe, sin /f; si va vacía, las recibe el servidor del sitio.",
    examples: ["https://formularios.example"],
  },
  formId: { title: "Nombre del formulario", description: "El que tiene en ese servicio.", examples: ["suscripcion"] },
  slide: { title: "Lámina" },
  wide: { title: "Imagen ancha", description: "La que se ve en una computadora." },
  narrow: { title: "Imagen angosta", description: "La que se ve en un teléfono." },
  word: { title: "Palabra", examples: ["CREADO"] },
  words: { title: "Palabras", description: "Las tres de la primera lámina, en su orden." },
  slides: { title: "Láminas", description: "Las que llevan imagen, en el orden en que pasan." },
  name: {
    title: "Nombre de la revista",
    description: "Se lee en todas las páginas y en los buscadores.",
    examples: ["Pompa"],
  },
  description: {
    title: "Descripción",
    description: "Qué es la revista, en una oración: es lo que muestran los buscadores.",
  },
  url: {
    title: "Dirección pública",
    description: "La del sitio, completa y sin barra al final.",
    examples: ["https://pompa.example"],
  },
  email: {
    title: "Correo",
    description: "El de la revista, para quienes quieran escribirle.",
    examples: ["hola@pompa.example"],
  },
  social: { title: "Redes", description: "Los perfiles de la revista." },
  navigation: { title: "Menú", description: "Las secciones del sitio, en el orden en que se ven." },
  form: { title: "Suscripciones", description: "A dónde van las que llegan por el formulario." },
  carousel: { title: "Carrusel", description: "Lo que pasa al comienzo de News y de Made in Arg." },
  document: { title: "Datos del sitio", plural: "Datos del sitio", description: "Los datos de todo el sitio." },
  formName: "Puede llevar sólo letras sin acento, números y guiones.",
  threeWords: "La primera lámina lleva tres palabras.",
};
