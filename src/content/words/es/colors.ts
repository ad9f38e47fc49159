/** Colours. */
export const colors = {
  quoted: 'Tiene que ser un color entre comillas, por ejemplo "#39FF14".',
  digits: 'Tiene que ser un color de seis cifras hexadecimales, por ejemplo "#39FF14".',
  lowOnGround: (color: string, ratio: string, least: string, isDark: boolean) =>
    `${color} tiene un contraste de ${ratio} sobre el fondo y hace falta ${least} o más: elegí un tono más ${isDark ? "claro" : "oscuro"}.`,
};
