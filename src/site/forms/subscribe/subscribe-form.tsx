import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState, useRef } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button/button.tsx";
import { useHydrated } from "../../components/layout/use-hydrated.ts";
import { useAddedTexts } from "../../i18n/use-texts.ts";
import { Field } from "./field.tsx";
import { EMPTY, type Subscription, subscription } from "./rules.ts";
import { type Outcome, send } from "./send.ts";
import { OUTCOMES, HONEYPOT } from "../../../shared/submission.ts";
import { useNavigationType } from "react-router-dom";

/** Texts of the form. The build inserts them. */
declare const __FORM__: object;

interface SubscribeFormProps {
  /** URL to which the form is sent. */
  url: string;
}

/**
 * Renders the subscription form. A field shows its error after it was touched. Invalid data is not sent. After a failed
 * submission the typed values stay.
 */
export function SubscribeForm({ url }: SubscribeFormProps) {
  const t = useAddedTexts(__FORM__);
  const hydrated = useHydrated();
  const [result, setResult] = useState<{ outcome: Outcome }>();
  // The visible fields have no default values, because these would replace values that were typed before hydration.
  const form = useForm<Subscription>({
    defaultValues: { message: EMPTY.message },
    mode: "onTouched",
    resolver: zodResolver(subscription),
  });
  const { honeypot, seemsBot } = useBotCheck();
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const outcome = seemsBot() ? "refused" : await send(url, values);
    setResult({ outcome });
    if (outcome === "sent") form.reset(EMPTY);
  });
  return (
    <>
      <StatusAlert result={result} />
      <chakra.form
        // The browser validates the fields until hydration. After hydration, the script validates them.
        noValidate={hydrated}
        method="post"
        action={url}
        aria-labelledby="subscribe-title"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submit(event);
        }}
        // On phones the panel has neither a frame nor padding, so that the fields have its full width.
        border={{ md: "1px solid {colors.rule}" }}
        w="70%"
        mx="auto"
        p={{ md: "10", lg: "14" }}
      >
        <chakra.h2 id="subscribe-title" textStyle="title" fontSize="clamp(1.5rem, 10vw, {fontSizes.4xl})">
          {t("form.title")}
        </chakra.h2>
        <chakra.p textStyle="tagline" mb={{ base: "8", md: "12" }}>
          {t("form.reason")}
        </chakra.p>
        {honeypot}
        <Field
          label={t("form.fullName")}
          error={errors.fullName?.message}
          autoComplete="name"
          required
          {...form.register("fullName")}
        />
        <Field
          label={t("form.email")}
          error={errors.email?.message}
          type="email"
          autoComplete="email"
          required
          {...form.register("email")}
        />
        <Button
          type="submit"
          variant="solid"
          aria-disabled={isSubmitting}
          w={{ base: "100%", md: "auto" }}
          minW="min(12rem, 100%)"
        >
          {t(isSubmitting ? "form.sending" : "form.submit")}
        </Button>
      </chakra.form>
    </>
  );
}

/**
 * Renders one text for the latest outcome, with the same background for success and failure. For assistive technology,
 * a failure has the role `alert` and a success the role `status`. A reader who sent the form without JavaScript returns
 * to a URL whose fragment is the id of a text. The fragment shows this text and moves the focus to it.
 */
function StatusAlert({ result }: { result: { outcome: Outcome } | undefined }) {
  const { t } = useTranslation();
  const outcome = result?.outcome;
  const container = useRef<HTMLDivElement>(null);
  // The text is scrolled into view, because a reader who pressed the button would otherwise see only empty fields.
  useEffect(() => {
    if (result) container.current?.scrollIntoView({ block: "nearest" });
  }, [result]);
  const failed = outcome !== undefined && outcome !== "sent";
  return (
    <chakra.div
      ref={container}
      scrollMarginTop="4"
      role={failed ? "alert" : "status"}
      w="70%"
      mx="auto"
      minH="4rem"
      mb="4"
    >
      {outcome ? (
        <Text>{t(`form.outcome.${outcome}`)}</Text>
      ) : (
        REDIRECT_OUTCOMES.map((redirectOutcome) => (
          <Text
            key={redirectOutcome}
            id={OUTCOMES[redirectOutcome]}
            tabIndex={-1}
            css={{ "&:not(:target)": { display: "none" } }}
          >
            {t(`form.outcome.${redirectOutcome}`)}
          </Text>
        ))
      )}
    </chakra.div>
  );
}

const REDIRECT_OUTCOMES = ["sent", "refused"] as const satisfies (keyof typeof OUTCOMES)[];

const Text = (props: HTMLChakraProps<"p">) => (
  <chakra.p bg="secondary" color="fg" py="4" px="5" border="2px solid transparent" {...props} />
);

/** Shortest time in which a person reads the page, fills in two fields and sends the form, in milliseconds. */
const MIN_TIME = 1500;

/** Detects programs that fill in forms, without asking people anything. */
function useBotCheck() {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  // Readers can fill in the form of a loaded page before hydration, so the time is measured from the load of the page.
  const isPageLoad = useNavigationType() === "POP";
  const [shownAt] = useState(() => (isPageLoad ? 0 : performance.now()));
  return {
    /** Hidden field that only programs fill in. The script does not send this field. */
    honeypot: (
      <chakra.div hidden>
        <label>
          {t("form.trap")}
          <input ref={field} type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </chakra.div>
    ),
    /** Returns whether a program seems to send the form. */
    seemsBot: () => Boolean(field.current?.value) || performance.now() - shownAt < MIN_TIME,
  };
}
