/** Details of a test that only `npm run test:all` runs. */
export const EXHAUSTIVE = { tags: ["@exhaustive"] };
