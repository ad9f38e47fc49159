import type { colors as Spanish } from "../es/colors.ts";

export const colors: typeof Spanish = {
  quoted: 'It has to be a colour in quotes, for example "#39FF14".',
  digits: 'It has to be a colour of six hexadecimal digits, for example "#39FF14".',
  lowOnGround: (color: string, ratio: string, least: string, isDark: boolean) =>
    `${color} has a contrast of ${ratio} on the ground and needs ${least} or more: choose a ${isDark ? "lighter" : "darker"} shade.`,
};
