import { chakra, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { Site } from "../../queries/site.ts";

/** Each with its icon, drawn for a square of 24. */
const SERVICES = [
  ["microblog", "M4 4l16 16M20 4L4 20"],
  ["photos", "M4 4h16v16H4zM12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7M16.9 7.1h.2"],
  ["videos", "M2.5 5.5h19v13h-19zM10 9l5 3-5 3z"],
] as const;

/** The microblog, the photo-sharing service and the video service of the magazine. */
export function SocialLinks({ profiles }: { profiles: Site["social"] }) {
  const { t } = useTranslation();
  return (
    <Flex as="ul" aria-label={t("footer.social")} gap="1">
      {SERVICES.map(([service, shape]) => (
        <li key={service}>
          <chakra.a
            href={profiles[service]}
            rel="me noopener noreferrer"
            aria-label={t(`footer.${service}`)}
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
              <path d={shape} />
            </svg>
          </chakra.a>
        </li>
      ))}
    </Flex>
  );
}
