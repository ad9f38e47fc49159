import { Link } from "@chakra-ui/react";
import { addressOfFile } from "../file-in-address.ts";
import type { Names } from "../publication/names.ts";

/** A document by its name, which leads to it while it is there. */
export function DocumentLink({ file, names }: { file: string; names: Names }) {
  const name = names.nameOf(file);
  if (!names.isThere(file)) return <span>{name}</span>;
  return (
    <Link href={addressOfFile(file)} variant="underline" minH="6" overflowWrap="anywhere">
      {name}
    </Link>
  );
}
