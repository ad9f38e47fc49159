import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { toAvif } from "../../../shared/compiled/avif.ts";

/** Time that a result stands before its picture is asked for, in milliseconds: those that the next letter removes cost nothing. */
const STANDING = 400;

/** A small picture that fills its frame. */
export function Thumbnail({ src }: { src: string }) {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStands(true), STANDING);
    return () => clearTimeout(timer);
  }, []);
  if (!stands) return undefined;
  return (
    <picture>
      <source type="image/avif" srcSet={toAvif(src)} />
      <chakra.img src={src} alt="" loading="lazy" decoding="async" w="100%" h="100%" objectFit="cover" />
    </picture>
  );
}
