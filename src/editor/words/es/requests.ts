/** Requests that are refused. */
export const requests = {
  noSubscriptions: "Acá no se guardan suscripciones.",
  onePerson: "Esta redacción es de una sola persona.",
  tooLarge: (megabytes: number) => `Es demasiado grande: puede tener hasta ${megabytes} MB.`,
  notUnderstood: "La redacción no entiende ese pedido.",
  notAllowed: "No tenés permiso para eso. Pedíselo a quien administra la redacción.",
  notJson: "Tiene que ser JSON.",
  cutShort: "El envío se cortó por la mitad.",
  unknown: "La redacción no hace eso.",
  noRoom:
    "No queda lugar en el disco de la redacción. Lo que escribiste sigue acá: avisale a quien la administra y probá de nuevo.",
  fault:
    "Algo falló en la redacción, y no por lo que hiciste. Lo que escribiste sigue acá: probá de nuevo, y si pasa otra vez contáselo a quien la instaló.",
  otherAddress: "La redacción no está en esta dirección.",
  otherSite: "Otro sitio no puede usar la redacción.",
  openedAgain: "La redacción se abrió de nuevo: volvé a cargar esta página.",
};
