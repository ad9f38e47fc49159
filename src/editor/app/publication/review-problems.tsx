import { chakra } from "@chakra-ui/react";
import * as words from "#words";
import type { ReviewProblem } from "../../contract/git.ts";
import type { Entry, EditorType } from "../../contract/protocol.ts";
import { fieldLabel } from "../document/field-label.ts";
import { ProblemButton } from "../document/problem-button.tsx";
import type { Sought } from "../document/use-sought.ts";

export interface ReviewProblemsProps {
  problems: readonly ReviewProblem[];
  types: readonly EditorType[];
  entries: readonly Entry[];
  onReveal: (field: Sought) => void;
}

/** Why a check refused what was sent; what concerns a document that is here leads to its field. */
export function ReviewProblems({ problems, types, entries, onReveal }: ReviewProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" aria-label={words.publication.reviewSaid} my="1" display="grid" gap="1">
      {problems.map((problem, index) => {
        const { file, line, field, title, message, hint, document } = problem;
        const entry = entries.find((each) => each.file === document);
        const type = types.find(({ name }) => name === entry?.collection);
        return (
          <chakra.li key={index} textStyle="sm" overflowWrap="anywhere">
            {entry && type ? (
              <ProblemButton
                title={title || words.publication.problem}
                place={[entry.title, fieldLabel(type.form, field)].filter(Boolean).join(" · ")}
                message={message}
                onPress={() => onReveal({ file: entry.file, line, field })}
              />
            ) : (
              <chakra.span color="fg.muted">
                <b>{`${file}:${line}`}</b> {[title && `${title}.`, message, hint].filter(Boolean).join(" ")}
              </chakra.span>
            )}
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
