/** Error messages for requests that the server refuses. */
export const requests = {
  noSubscriptions: "Acá no se guardan suscripciones.",
  onePerson: "Esta redacción es de una sola persona.",
  tooLarge: (megabytes: number) => `Es demasiado grande: puede tener hasta ${megabytes} MB.`,
  notUnderstood: "La redacción no entiende ese pedido.",
  notAllowed: "No tenés permiso para eso. Pedíselo a quien administra la redacción.",
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

/** Error messages about Git or the repository on this computer. Most of them say who can fix the error. */
export const git = {
  toShow:
    "No se pudo, y no por lo que hiciste. Lo que guardaste sigue acá. Mostrale esto a quien administra la revista:",
  lfs: "El repositorio guarda las imágenes con Git LFS, que no está en esta computadora. Quien la administra lo instala desde git-lfs.com.",
  filter:
    "El repositorio pasa sus archivos por un filtro de Git, «$1», que en esta computadora no anda. Quien administra el repositorio lo instala o lo saca de .gitattributes.",
  encoding:
    "Git no puede leer «$1» con las letras que .gitattributes le pide (working-tree-encoding). Quien administra el repositorio saca ese renglón: los textos van en UTF-8.",
  owner:
    "La carpeta es de otro usuario de esta computadora, y Git no la abre. Quien la administra la habilita con: git config --global --add safe.directory '$1'",
  index:
    "El registro de archivos de Git en esta computadora, .git/index, está dañado. Quien administra el repositorio lo borra y corre «git reset»: tus textos no cambian.",
  configuration:
    "La configuración de Git de esta computadora tiene un error, que Git muestra abajo. Quien administra la computadora lo corrige.",
  noRoom: "No queda lugar en el disco de esta computadora. Hacé lugar y probá de nuevo.",
  notAllowed:
    "Git no puede escribir en el repositorio: su carpeta .git es de otro usuario, o no se puede cambiar. Quien administra la computadora le da permiso.",
  locked:
    "Otro programa de Git está usando el repositorio. Esperá un momento y probá de nuevo; si sigue, pedile a quien lo administra que borre el archivo .lock que quedó.",
  tooOld: "El Git de esta computadora es demasiado viejo. Quien la administra instala uno nuevo desde git-scm.com.",
  damaged:
    "El repositorio de esta computadora está dañado: le faltan datos, o no se pueden leer. Quien lo administra lo clona de nuevo y pasa tu carpeta.",
  unknown: "Git no pudo.",
  tooSlow: `Git tardó demasiado en esta computadora. Se puede probar de nuevo.`,
};
