import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { Piece } from "../../search/highlight.ts";
import type { ResultFields } from "../../search/search-entry.ts";
import { RouterLink, type RouterLinkProps } from "../links/site-link.tsx";
import { leadingOf } from "../../theme/headings.ts";
import { useEffect, useState } from "react";
import { toAvif } from "../../../shared/compiled/picture-markup.ts";

interface ResultRowProps {
  result: ResultFields & { titlePieces?: readonly Piece[]; excerpt?: readonly Piece[] };
  onChoose: (result: ResultFields) => void;
}

/** Attribute that marks results. The arrow keys move the focus between elements with this attribute. */
export const RESULT_ATTRIBUTE = "data-result";

/** Renders a result: its kind, its title, the text around the words that were searched for, and its picture. */
export function ResultRow({ result, onChoose }: ResultRowProps) {
  const { t } = useTranslation();
  const { address, kind, title, lang, picture, focus, titlePieces, excerpt = [] } = result;
  return (
    <chakra.li borderBottom="1px solid {colors.rule}">
      <ResultLink
        to={address}
        onClick={() => onChoose(result)}
        {...{ [RESULT_ATTRIBUTE]: "" }}
        display="grid"
        gridTemplateColumns={{ base: "1fr 4.5rem", lg: "2fr 9fr 6rem" }}
        columnGap={{ base: "4", lg: "gutter" }}
        alignItems="start"
        py={{ base: "4", lg: "5" }}
        css={{
          "& mark": { bg: "transparent", color: "found" },
          "@media (forced-colors: active)": { "& mark": { bg: "Mark", color: "MarkText" } },
          "& img": { transition: "transform {durations.medium} {easings.house}" },
          _hover: HOVER_STYLES,
          _focusVisible: HOVER_STYLES,
        }}
      >
        <chakra.span textStyle="label" color="fg.muted" gridColumn="1" pt={{ lg: "2" }}>
          {t(`search.kind.${kind}` as "search.kind.contributors")}
        </chakra.span>
        <chakra.span gridColumn={{ base: "1", lg: "2" }} minW="0" display="block">
          <chakra.span display="block" mt={{ base: "1", lg: "0" }}>
            <chakra.span
              data-title
              lang={lang}
              textStyle="title"
              lineHeight={leadingOf(title)}
              fontSize={{ base: "3xl", lg: "4xl" }}
              backgroundImage="linear-gradient(currentColor, currentColor)"
              backgroundSize="0% 2px"
              backgroundPosition="0 100%"
              backgroundRepeat="no-repeat"
              transition="background-size {durations.medium} {easings.house}"
            >
              {titlePieces ? <Pieces pieces={titlePieces} /> : title}
            </chakra.span>
          </chakra.span>
          {excerpt.length > 0 && (
            <chakra.span display="block" textStyle="caption" color="fg.muted" maxW="text" mt="2" lang={lang}>
              <Pieces pieces={excerpt} />
            </chakra.span>
          )}
        </chakra.span>
        {picture && (
          <chakra.span
            gridColumn={{ base: "2", lg: "3" }}
            gridRow={{ base: "1 / span 2", lg: "1" }}
            aspectRatio="3 / 4"
            overflow="hidden"
            bg="bg.picture"
          >
            <Thumbnail src={picture} focus={focus} />
          </chakra.span>
        )}
      </ResultLink>
    </chakra.li>
  );
}

/**
 * Renders the link of a result. A link with a fragment is handled by the browser, which loads the page and scrolls to
 * the target.
 */
function AnyLink({ to, children, ...props }: RouterLinkProps) {
  if (to.includes("#"))
    return (
      <a {...props} href={import.meta.env.BASE_URL + to.slice(1)}>
        {children}
      </a>
    );
  return (
    <RouterLink to={to} {...props}>
      {children}
    </RouterLink>
  );
}

const ResultLink = chakra(AnyLink);

const HOVER_STYLES = {
  "& img": { transform: "scale(1.06)" },
  "& [data-title]": { backgroundSize: "100% 2px" },
};

const Pieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));

/**
 * Time for which a result is shown before its picture is requested, in milliseconds. A result that disappears with the
 * next typed character causes no request.
 */
const PICTURE_DELAY = 400;

/** Renders a small picture that fills its frame. */
function Thumbnail({ src, focus }: { src: string; focus: string | undefined }) {
  const styleProps = { objectPosition: focus };
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), PICTURE_DELAY);
    return () => clearTimeout(timer);
  }, []);
  if (!hasWaited) return undefined;
  return (
    <picture>
      <source type="image/avif" srcSet={toAvif(src)} />
      <chakra.img src={src} alt="" loading="lazy" decoding="async" boxSize="100%" objectFit="cover" {...styleProps} />
    </picture>
  );
}
