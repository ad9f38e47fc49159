/** An issue. */
export const issue = {
  col1: { title: "Primera columna", description: "Los créditos que se leen primero." },
  col2: { title: "Segunda columna", description: "Los créditos que siguen, al lado de los primeros." },
  col3: { title: "Estudio", description: "Uno solo, debajo de la segunda columna; podés no ponerlo." },
  thanks: { title: "Agradecimientos", description: "Se leen debajo de la segunda columna; podés no ponerlos." },
  specialThanks: { title: "Agradecimientos especiales", description: "Siguen a los demás; podés no ponerlos." },
  number: {
    title: "Número",
    description: "Se lee tal como lo escribas, en cifras o en palabras; no ordena la lista.",
    examples: ["#80", "Spring Issue"],
  },
  name: { title: "Nombre", description: "El de quien protagoniza el número.", examples: ["Mora Vidal"] },
  color: {
    title: "Color del número",
    description: "El de sus líneas y de su cifra; tiene que leerse bien sobre el fondo.",
    examples: ["#39FF14"],
  },
  layout: { title: "Lugar de la tapa", description: "De qué lado se ve en la lista; el texto va del otro." },
  layoutChoices: { bri: "tapa a la izquierda", cami: "tapa a la derecha" },
  image: { title: "Tapa", description: "La imagen del número, en la lista y en su página." },
  link: { examples: ["/ninacobo"] },
  credits: { title: "Créditos", description: "Quiénes hicieron el número, en columnas, y los agradecimientos." },
  presentation: { title: "Presentación", description: "El texto de la página, en Markdown; podés no ponerla." },
  document: {
    title: "Número",
    plural: "Números",
    description: "Un número de la revista y la página de quien lo protagoniza.",
  },
  slug: "empezar con mayúscula, como MoraVidal.yaml",
};
