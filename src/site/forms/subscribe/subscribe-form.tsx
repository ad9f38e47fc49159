import { chakra } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button/button.tsx";
import { Field } from "./field.tsx";
import { StatusAlert } from "./status-alert.tsx";
import { EMPTY, type Subscription, subscription } from "./rules.ts";
import { type Outcome, send } from "./send.ts";
import { useBotCheck } from "./use-bot-check.tsx";

interface SubscribeFormProps {
  /** Address to which it is sent. */
  url: string;
  /** Called once, when the form is hydrated. */
  onReady: () => void;
  /** It is: from then on the script says what is wrong, in place of the browser. */
  ready: boolean;
}

/**
 * The subscription form: a field shows its error once it was touched; invalid data is not sent;
 * after a failed send nothing typed is lost.
 */
export function SubscribeForm({ url, onReady, ready }: SubscribeFormProps) {
  const { t } = useTranslation();
  useEffect(onReady, [onReady]);
  const [sending, setSending] = useState<{ outcome: Outcome }>();
  // The visible fields have no default value, which would replace what was typed before hydration.
  const form = useForm<Subscription>({
    defaultValues: { message: EMPTY.message },
    mode: "onTouched",
    resolver: zodResolver(subscription),
  });
  const { trap, seemsBot } = useBotCheck();
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const outcome = seemsBot() ? "refused" : await send(url, values);
    setSending({ outcome });
    if (outcome === "sent") form.reset(EMPTY);
  });
  return (
    <>
      <StatusAlert sending={sending} />
      <chakra.form
        noValidate={ready}
        method="post"
        action={url}
        aria-labelledby="subscribe-title"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submit(event);
        }}
        border="1px solid {colors.rule}"
        w="70%"
        mx="auto"
        p={{ base: "5", md: "10", lg: "14" }}
      >
        <chakra.h2
          id="subscribe-title"
          textStyle="title"
          fontSize="clamp(1.5rem, 10vw, {fontSizes.4xl})"
          overflowWrap="anywhere"
        >
          {t("form.title")}
        </chakra.h2>
        <chakra.p textStyle="tagline" mb={{ base: "8", md: "12" }}>
          {t("form.reason")}
        </chakra.p>
        {trap}
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
