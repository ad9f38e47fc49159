import { chakra } from "@chakra-ui/react";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { positionAt } from "../../../shared/loading/positions.ts";
import { retriablePart } from "../../../shared/loading/retriable-part.tsx";
import { portionAddress, portionsOf } from "../../../shared/magazine/portions.ts";
import type { PortionPlace } from "../../queries/portions.ts";
import { SiteLink } from "../layout/site-link.tsx";
import { TaglineRow } from "../layout/tagline-row.tsx";
import type { MorePortionsProps, NextPortionsProps } from "./next-portions-props.ts";

const { Part: MorePortions, preload: preloadNextPortions } = retriablePart<MorePortionsProps>(() =>
  import("./more-portions.tsx").then((module) => module.MorePortions),
);

export { preloadNextPortions };

/** What stands under the banner of a later portion: which it is, and the way to the first. */
export function PortionOpening({ list, number, total }: PortionPlace) {
  const { t } = useTranslation();
  return (
    <TaglineRow tagline={t("list.position", { number, last: portionsOf(total) })}>
      <PortionLink list={list} number={1} />
    </TaglineRow>
  );
}

/**
 * What follows the items of a portion, beside them in the same element; nothing where it is the whole list. The code
 * for more comes after the page; until it is there, and where it cannot be had, a link leads to the next portion.
 */
export function NextPortions<Item>(props: NextPortionsProps<Item>) {
  return portionsOf(props.portion.total) > 1 && <PortionsAround {...(props as NextPortionsProps<unknown>)} />;
}

function PortionsAround(props: NextPortionsProps<unknown>) {
  const { list, number, total } = props.portion;
  const { key } = useLocation();
  const [place, setPlace] = useState<number | undefined>(() => positionAt(key));
  const next = (
    <chakra.p px="gutter" py="8">
      <PortionLink list={list} number={Math.min(number + 1, portionsOf(total))} />
    </chakra.p>
  );
  useEffect(() => void preloadNextPortions().catch(() => {}), []);
  return (
    <Suspense fallback={!props.unlinked && next}>
      <MorePortions {...props} back={{ to: place, onReturned: () => setPlace(undefined) }} />
    </Suspense>
  );
}

function PortionLink({ list, number }: { list: string; number: number }) {
  const { t } = useTranslation();
  return (
    <SiteLink to={portionAddress(list, number)} textStyle="label" py="3">
      {t("list.page", { number })}
    </SiteLink>
  );
}
