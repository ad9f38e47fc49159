/** A sentence for the editor that says why a request cannot be carried out. */
export interface Refusal {
  refusal: string;
}
