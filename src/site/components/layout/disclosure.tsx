import { chakra, type HTMLChakraProps } from "@chakra-ui/react";

interface DisclosureProps extends HTMLChakraProps<"details"> {
  summary: string;
}

/** Renders content below a bar. Pressing the bar shows or hides the content, even without JavaScript. */
export function Disclosure({ summary, children, ...style }: DisclosureProps) {
  return (
    <chakra.details {...style}>
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minH="footer"
        pb="env(safe-area-inset-bottom)"
        px="gutter"
        textStyle="label"
        cursor="pointer"
      >
        {summary}
        <chakra.span
          aria-hidden
          display="inline-block"
          w="1em"
          css={{ "details[open] &": { transform: "rotate(180deg)" } }}
          transition="transform {durations.fast}"
        >
          ↑
        </chakra.span>
      </chakra.summary>
      {children}
    </chakra.details>
  );
}
