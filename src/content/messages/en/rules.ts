import type { rules as Spanish } from "../es/rules.ts";

export const rules: typeof Spanish = {
  "low-contrast": {
    title: "The colour can't be read",
    message: "{expected}",
    hint: "Try another shade and check again.",
  },
  "early-revision": {
    title: "Before the publication",
    message: "{expected}",
    hint: "See whether the day is right; what changed before publication is not noted.",
  },
  "missing-video": {
    title: "The video is missing",
    message: "A card of the category VIDEO needs the field video.",
    hint: "Add “video: Folder/file.mp4”, or choose another category.",
    inForm: { message: "A card of the category VIDEO has a video.", hint: "Add it, or choose another category." },
  },
  "repeated-value": {
    title: "The same twice",
    message: "{expected}",
    hint: "Leave it only once, and see what is missing in the other place.",
  },
  "section-elsewhere": {
    title: "The section leads to another",
    message: "{expected}",
    hint: "Write the address of this section.",
  },
  "not-a-piece": {
    title: "It can't be in an issue",
    message: "{expected}",
    hint: "Choose a document of one of those folders; an issue doesn't go inside another.",
  },
  "repeated-piece": {
    title: "The same piece twice",
    message: "{expected}",
    hint: "Leave it in only one section.",
  },
  "repeated-section": {
    title: "Two sections with the same title",
    message: "{expected}",
    hint: "Merge them, or change the title of one.",
  },
  "empty-section": {
    title: "A section without pieces",
    message: "{expected}",
    hint: "Add those it has, or remove it.",
  },
  "piece-of-none": {
    title: "The piece doesn't say that it is of the issue",
    message: "“{value}” doesn't say in which issue it appeared.",
    hint: "Write “issue: {expected}” in that document, or remove it from here.",
    inForm: { hint: "Choose this issue in the field “Issue” of that document, or remove it from here." },
  },
  "piece-elsewhere": {
    title: "The piece is of another issue",
    message: "“{value}” says that it appeared in “{expected}” (see {other}).",
    hint: "Change its “issue”, or remove it from here: a piece appears in one issue only.",
    inForm: { hint: "Change the issue in that document, or remove it from here: a piece appears in one issue only." },
  },
  "distant-issue": {
    title: "An issue of another year",
    message: "“{value}” is of {expected}, more than a year before or after this document (see {other}).",
    hint: "If it is another issue, change it; if one of the two days is wrong, correct it.",
  },
  "repeated-role": {
    title: "The role is there twice",
    message: "{expected}",
    hint: "Leave it in only one of the two.",
  },
  "taken-name": {
    title: "The name is another person's",
    message: "“{value}” belongs to whoever is in {expected}.",
    hint: "Leave it in only one of the two files. If they are the same person, merge them into one.",
  },
  "ambiguous-person": {
    title: "Nobody knows whose the credit is",
    message: "“{value}” may be {expected}.",
    hint: "Put the link of one of the two in the credit, or name this document in “works” of their file, and only in theirs.",
    inForm: {
      hint: "Put the link of one of the two in the credit, or add this document to the works of only one of them.",
    },
  },
  "near-name": {
    title: "Two names almost the same",
    message: "“{value}” is written almost like “{expected}”, which {usage} (see {other}).",
    hint: 'If they are the same person: npm run content:rename -- person "{value}" "{expected}", or a file in content/people with one of the names in alsoKnownAs. If they are two, make the file of “{value}” in content/people.',
    inForm: {
      hint: "If they are the same person, write the name the same in both places, or make their document in People with one of the names in “Other names”. If they are two, make the one of “{value}”.",
    },
  },
  "unclear-names": {
    title: "One name, or several",
    message: "“{value}” may be one name or several; it is taken for one.",
    hint: "If they are several, write the first and last name of each, or put them in lines of their own. If it is one, put it in angle quotes, «…», or make the file in content/people that has it in “name”. A role with a colon goes in “rol”.",
    inForm: {
      hint: "If they are several, write the first and last name of each, or put them in lines of their own. If it is one, put it in angle quotes, «…», or make its document in People. A role with a colon goes in “Role”.",
    },
  },
  "two-links": {
    title: "Two links of one person",
    message: "The link of “{value}” is another in {other}: {expected}, which {usage}.",
    hint: "Leave the same in both places. If both are right, put one in “link” of their file in content/people. If they are two people, make the file of each, with their link.",
    inForm: {
      hint: "Leave the same in both places. If both are right, put one in their document in People. If they are two people, make the one of each, with their link.",
    },
  },
  "many-links": {
    title: "Many links of one person",
    message: "Besides {expected} (see {other}), “{value}” {usage}.",
    hint: "Leave the same in all places. If all are right, put one in “link” of their file in content/people. If they are several people, make the file of each, with their link.",
    inForm: {
      hint: "Leave the same in all places. If all are right, put one in their document in People. If they are several people, make the one of each, with their link.",
    },
  },
  "role-spelling": {
    title: "A role written in two ways",
    message: "“{value}” is written almost like “{expected}”, which {usage} (see {other}).",
    hint: "Write it the same in both places. If they are two ways, and not only another case or other accents, put them in content/roles.yaml: one in “name” and the other in “spellings”.",
    inForm: {
      hint: "Write it the same in both places. If they are two ways, and not only another case or other accents, put them in “Credit roles”: one in “Name” and the other in “Also written”.",
    },
  },
};
