interface IconProps {
  /** Its lines, drawn in a square of 28. */
  path: string;
  /** Left out where the lines enclose nothing. */
  fill?: "none";
}

/** The drawing on a button, in the colour of its text. */
export function Icon({ path, fill }: IconProps) {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" stroke="currentColor" strokeWidth="2" fill={fill} aria-hidden>
      <path d={path} />
    </svg>
  );
}

export const CLOSE = "M5 5l18 18M23 5L5 23";
