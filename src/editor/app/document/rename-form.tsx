import { useState } from "react";
import * as words from "#words";
import type { Entry } from "../../contract/protocol.ts";
import { editorApi } from "../editor-api.ts";
import { ChangeList } from "./change-list.tsx";
import { NameForm } from "./name-form.tsx";

interface RenameFormProps {
  entry: Entry;
  onRenamed: (file: string) => void;
}

/** Asks for the new name of a file, says what will change with it, and then does it. */
export function RenameForm({ entry, onRenamed }: RenameFormProps) {
  const { file } = entry;
  const [plan, setPlan] = useState<{ slug: string; changes: readonly string[] }>();
  const rename = async (slug: string) => {
    const confirmed = plan?.slug === slug;
    if (!confirmed) setPlan(undefined);
    const { changes, done, file: renamed } = await editorApi.rename({ file, slug, confirmed });
    if (!done) return setPlan({ slug, changes });
    setPlan(undefined);
    return onRenamed(renamed ?? file);
  };
  return (
    <NameForm
      label={words.document.newName}
      action={plan ? words.document.changeAll : words.document.seeChanges}
      name={entry.slug}
      onName={rename}
    >
      {plan && <ChangeList changes={plan.changes} />}
    </NameForm>
  );
}
