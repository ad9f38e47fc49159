import { useTranslation } from "react-i18next";

interface CountProps {
  as: "span" | "sup";
  count: number;
  /** What is counted. */
  of: "count" | "works";
}

/** A number that is seen alone, and read with what it counts. The elements are plain: the list around has `COUNT`. */
export function Count({ as: Element, count, of }: CountProps) {
  const { t } = useTranslation();
  const words = t(`names.${of}`, { count });
  return (
    <Element>
      <span aria-hidden title={words}>
        {count}
      </span>
      <small>{words}</small>
    </Element>
  );
}

export const COUNT = { "& small": { srOnly: true } };
