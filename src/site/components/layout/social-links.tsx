import { chakra, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { NETWORKS } from "../../../shared/magazine/networks.ts";
import type { Site } from "../../queries/site.ts";

/** The profiles of the magazine, each with the icon of its network; nothing where it has none. */
export function SocialLinks({ profiles }: { profiles: Site["social"] }) {
  const { t } = useTranslation();
  if (NETWORKS.length === 0) return null;
  return (
    <Flex as="ul" aria-label={t("footer.social")} gap="1">
      {NETWORKS.map(({ key, name, icon }) => (
        <li key={key}>
          <chakra.a
            href={profiles[key]}
            rel="me noopener noreferrer"
            aria-label={name}
            display="inline-grid"
            placeItems="center"
            boxSize="2.75rem"
            _hover={{ color: "focus" }}
          >
            <svg
              width="20"
              height="20"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden
            >
              <path d={icon} />
            </svg>
          </chakra.a>
        </li>
      ))}
    </Flex>
  );
}
