/**
 * Line height in which an accent on a capital does not reach the letters of the line above: with it a capital of the
 * display face is 1.11 of its size high, and round letters reach 0.02 below their line.
 */
export const WITH_ACCENTS = "1.16";

/** Line height of a headline in capitals, where its text needs more than the tight one of its text style. */
export const leadingOf = (text: string) => (/\p{M}/u.test(text.normalize("NFD")) ? WITH_ACCENTS : undefined);
