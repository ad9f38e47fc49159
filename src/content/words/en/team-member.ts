import type { teamMember as Spanish } from "../es/team-member.ts";

export const teamMember: typeof Spanish = {
  name: {
    title: "Full name",
    description: "As read in THE TEAM and in the articles they sign.",
    examples: ["Julia Benavidez"],
  },
  role: { title: "Task", description: "What they do at the magazine.", examples: ["Editor-in-chief"] },
  email: { title: "Email", description: "Shown in THE TEAM, to write to them.", examples: ["julia@pompa.example"] },
  photo: { title: "Portrait", description: "The image of this person, in THE TEAM." },
  order: { title: "Place in THE TEAM", description: "In figures: 1 is the first person." },
  document: { title: "Team member", plural: "Team members", description: "A member of the team." },
  wholeNumber: "It has to be a whole number: 1 is the first person.",
  oneOrMore: "It has to be 1 or more.",
};
