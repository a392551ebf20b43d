import { matters } from './en-nouns.ts';
import type { RequestPhrases } from './fr-requests.ts';
import { english as t } from './typography.ts';

export const requests: RequestPhrases = {
  badEmail: (email) => t`The address “${email}” looks incomplete.`,
  checkEmail: t`Could you check it?`,
  emailApart: (email) =>
    t`In “${email}”, I can't tell whether the words are joined, or what goes between them.`,
  writeEmail: t`Could you type the whole address, with the @ sign?`,
  badPhone: (phone) => t`The number “${phone}” looks incomplete.`,
  checkPhone: t`Could you give it again with the area code?`,
  noWorry: t`No problem.`,
  newEmail: t`What is the right e-mail address?`,
  newPhone: t`What is the right number?`,
  contactChanged: (contact) => t`I've noted: ${contact}.`,
  guestNoted: (guest) => t`I've also noted the name of ${guest} for the team.`,
  bookedUnder: (name) => t`The appointment is in the name of ${name}.`,
  nameStays: (name) => t`The appointment is in the name of ${name}; only the team can change that.`,
  askMessage: t`What is your message?`,
  ofCourse: t`Of course.`,
  offerToAsk: t`If that isn't it, shall I ask the team?`,
  offerToPass: (matter) => t`Would you like me to tell the team about ${matters[matter]}?`,
  noteAdded: (words) => t`I've added to the note of your appointment: ${words}.`,
  offerWords: (words) => t`Shall I pass this on to the team: ${words}?`,
  goesAlong: (words) => t`I've added ${words}.`,
  matters,
  passedOn: (matter, business) => t`It's been passed on to ${business}: ${matter}.`,
  passedOnBefore: (matter, business) => t`It's with ${business} already: ${matter}.`,
  added: t`I've added that to what I passed on.`,
  weAnswer: t`We'll get back to you as soon as possible.`,
  notPassedOn: t`Sorry, I couldn't pass your message on for now.`,
  takenDown: t`Passed on to the team.`,
  takenDownFor: (name) => t`Passed on to ${name}.`,
  nobodyFree: t`Sorry, nobody on the team could answer you right away. We can call you back.`,
  nobodyNow: t`Sorry, the team is away for now. We can call you back once we're open.`,
  apology: {
    complaint: t`We're very sorry about what happened, and thank you for telling us.`,
    late: t`Thank you for letting us know.`,
  },
  wishGoesAlong: (wish) => t`What you ask for goes along with your message: ${wish}.`,
  caution: {
    person: t`If somebody's health or life is at risk, call 911 right away.`,
    self: t`If you think of harming yourself, call or text 988, day or night. In danger right now, call 911.`,
    animal: t`If your animal is in danger, call right away, before anything else.`,
    property: t`If it can't wait, call right away.`,
    vehicle: t`If it isn't safe, please don't drive it, and call right away.`,
  },
  emergency: {
    person: t`In an emergency, call 911 right away.`,
    self: t`You don't have to be alone with this: call or text 988, day or night. If you are in danger right now, call 911.`,
    animal: t`This sounds like an emergency for your animal: please call right away, before anything else.`,
    property: t`This is urgent: shut the water off if you can, and call right away. If anybody is in danger, call 911.`,
    vehicle: t`If it isn't safe, stop where you can do so safely, and don't drive on. If anybody is in danger, call 911.`,
  },
  lost: t`I'm sorry, I keep misunderstanding you.`,
  personNear: t`Write “talk to somebody” and I'll pass all you've told me on to the team.`,
  personNearOrCall: (phone) =>
    t`Write “talk to somebody” and I'll pass all you've told me on to the team, or call ${phone}.`,
  infoSante: t`To speak with a nurse, day or night: Info-Santé, at 811.`,
  greetingOnly: (business) =>
    t`Leave me your message, with your name and an e-mail or phone number: ${business} will get back to you.`,
};
