/** Colours. */
export const colors = {
  quoted: 'Tiene que ser un color entre comillas, por ejemplo "#39FF14".',
  digits: 'Tiene que ser un color de seis cifras hexadecimales, por ejemplo "#39FF14".',
  lowOnBlack: (color: string, ratio: string, least: string) =>
    `${color} tiene un contraste de ${ratio} sobre negro y hace falta ${least} o más: elegí un tono más claro.`,
};
