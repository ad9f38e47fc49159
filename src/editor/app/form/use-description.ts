import type { FormSchema } from "../../../content/authoring/form/form-schema.ts";
import { useProblems } from "./use-problems.ts";

export const controlId = (name: string) => `campo-${name}`;
export const helpId = (id: string) => `${id}-ayuda`;
export const problemsId = (id: string) => `${id}-problemas`;

interface Description {
  /** Of the control. */
  id: string;
  /** The elements that say what is wrong with it and what it is for. */
  describedBy: string | undefined;
  /** A warning leaves it valid. */
  isInvalid: boolean;
}

export function useDescription(name: string, { description }: FormSchema): Description {
  const id = controlId(name);
  const problems = useProblems(name);
  const describedBy = [problems.length > 0 && problemsId(id), description && helpId(id)].filter(Boolean).join(" ");
  const isInvalid = problems.some(({ severity }) => severity === "error");
  return { id, describedBy: describedBy || undefined, isInvalid };
}
