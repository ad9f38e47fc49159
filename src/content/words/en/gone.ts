import type { gone as Spanish } from "../es/gone.ts";

export const gone: typeof Spanish = {
  formerAddresses: {
    title: "Addresses",
    description: "Those of pages that were deleted: visitors read that they are gone.",
  },
  document: {
    title: "Pages that are gone",
    plural: "Pages that are gone",
    description: "The addresses of the pages that were deleted.",
  },
};
