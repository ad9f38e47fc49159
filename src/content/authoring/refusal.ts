/** A sentence that tells the person editing why a request cannot be carried out. */
export interface Refusal {
  refusal: string;
}
