/** What commands say on a terminal. */
export const commands = {
  notPrepared: "No se pudo preparar la redacción: lo que falló está arriba.",
  noSubscriptions: (why: string) => `No se ven las suscripciones: ${why}`,
  preparing: "Preparando la redacción (sólo la primera vez y cuando cambia)…",
  isOpen: (address: string) => `La redacción está en ${address}\nPara cerrarla: Ctrl C.`,
  portTaken: (port: number) => `El puerto ${port} está ocupado: cerrá la otra, o elegí uno con PORT.`,
  nothingStored: (file: string) => `--state: ahí no hay nada guardado: falta ${file}.`,
  stored: (file: string) => `Guardado en ${file}.`,
  newsroomIsOpen: (address: string, site: string) => `La redacción está en ${address}, y el sitio en ${site}.`,
};
