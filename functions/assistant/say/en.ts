import { errorMessage, errorNote } from '../../../shared/domain/errors.ts';
import { formatPhone } from '../../../shared/domain/phone.ts';
import type { Missing, Phrases } from './fr.ts';
import { english as t } from './typography.ts';

const details = ({ name, contact }: Missing): string => {
  if (name && contact) return t`What name should I use, and what e-mail or phone number can we reach you at?`;
  return name ? t`What name should I use, please?` : t`What e-mail or phone number can we reach you at?`;
};

export const en: Phrases = {
  hello: t`Hello!`,
  welcome: (business) => t`Hello! You've reached the assistant of ${business}.`,
  howToHelp: t`How can I help you?`,
  capabilities: t`I can tell you about our services, prices and hours, find you an appointment, or take a message. For example: “Do you have anything Thursday afternoon?”`,
  notUnderstood: t`Sorry, I didn't quite get that. You can ask “What are your prices?”, “Anything free tomorrow morning?” or “I'd like to leave a message”.`,
  notUnderstoodHere: t`Sorry, I didn't quite get that.`,
  messageHint: t`You can also write “leave a message” and I'll pass it on.`,
  inThisLanguage: t`Of course, in English.`,
  thanks: t`My pleasure! Anything else?`,
  bye: t`Thanks for stopping by, and have a great day!`,
  seeTimes: t`Shall I look for a time?`,
  anythingElse: t`Is there anything else I can help with?`,
  dropped: t`No problem, let's leave it there. I'm here if you need anything.`,
  identity: (business) =>
    t`I'm the automated assistant of ${business}. I answer questions, find appointments, and can pass a message on to the team.`,
  emergency: t`If this is a medical emergency, call 911 right away.`,

  service: (name, minutes, price) =>
    price === undefined ? t`${name} (${minutes})` : t`${name} (${minutes}, ${price})`,
  services: (lines) => t`Here are our services:\n${lines}`,
  noServices: t`Our list of services isn't shown here yet.`,
  serviceDetail: (label, description) => t`${label}: ${description}`,
  price: (name, price) => t`${name}: ${price}.`,
  priceUnknown: (name) => t`The price of “${name}” isn't listed; the team will tell you.`,
  duration: (name, minutes) => t`${name} takes ${minutes}.`,
  hours: (lines) => t`Our usual hours:\n${lines}`,
  hoursOfDay: (day, hours) => t`On ${day}, we're usually open ${hours}.`,
  closedThatDay: (day) => t`On ${day}, we're usually closed.`,
  hoursOfDate: (day, hours) => t`On ${day}, we're open ${hours}.`,
  closedThatDate: (day) => t`On ${day}, we're closed.`,
  closedInLine: t`closed`,
  exceptions: (lines) => t`Except:\n${lines}`,
  aside: (text, note) => t`${text} (${note})`,
  hoursUnknown: t`Our hours aren't listed here.`,
  hoursSpan: (opens, closes) => t`${opens} to ${closes}`,
  dayToDay: (first, last) => t`${first} to ${last}`,
  phone: (phone) => t`You can reach us at ${formatPhone(phone)}.`,
  noPhone: t`I have no number to give you, but I can take your contact details and the team will call you back.`,
  address: t`I don't have the address at hand.`,
  askTeam: t`I can pass your question on to the team if you like.`,

  askService: (lines) => t`Which service would you like?\n${lines}`,
  whichService: (lines) => t`Which one do you mean?\n${lines}`,
  offer: (lines) => t`Here's what is free:\n${lines}\nWhich time suits you?`,
  offerOf: (about, lines) => t`Here's what is free ${about}:\n${lines}\nWhich time suits you?`,
  forService: (service) => t`for “${service}”`,
  withPerson: (person) => t`with ${person}`,
  atThatTime: t`at that time`,
  personFull: (person) => t`${person} has no time left.`,
  personUnable: (person) => t`${person} doesn't offer this service.`,
  nothingThen: (wish) => t`I have nothing free ${wish}.`,
  nothingAsAsked: t`I have nothing free at that time.`,
  thatIsPast: t`That date has already gone by.`,
  beyondHorizon: (day) => t`For now, the calendar is open until ${day}.`,
  nearest: (lines) => t`The closest I have:\n${lines}\nWould one of these work?`,
  noEarlier: t`I have nothing earlier.`,
  noMore: t`I have no other times to offer for that.`,
  noSlots: (day) => t`I have no free time left until ${day}.`,
  whichSlot: t`Which time would you prefer?`,
  notOffered: t`That time is no longer on offer.`,
  soonestIs: (when) => t`The first free time is ${when}.`,
  isFree: (when) => t`${when} is free!`,
  chosen: (when) => t`Great, ${when}.`,
  stillFree: (when) => t`${when} is still free.`,
  details,
  toBook: (missing) => t`To book it: ${details(missing).charAt(0).toLowerCase()}${details(missing).slice(1)}`,
  confirm: (what) => t`Shall I book ${what}?`,
  confirmSecond: (what) => t`You already have an appointment. Shall I also book ${what}?`,
  what: (service, when) => t`${service}, ${when}`,
  booked: (what, manageUrl) => t`You're booked: ${what}. To move or cancel, keep this link: ${manageUrl}`,
  taken: t`That time has just been taken, sorry. ${errorNote('ifItWasYou', 'en')}`,
  expired: t`That offer is no longer up to date.`,
  waitFirst: (seconds) =>
    t`Many bookings are coming in here right now. Yours isn't made yet: answer “yes” in ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and I'll see to it.`,
  refused: t`I can't take appointments here at the moment.`,
  limit: t`${errorMessage('booking_limit', 'en')}`,
  preview: t`This is a preview: no appointment or message is kept.`,
  needConsent: t`Happy to, but I first need you to accept the notice shown with this conversation. Nothing is kept without it.`,

  badEmail: (email) => t`The address “${email}” looks incomplete. Could you check it?`,
  badPhone: (phone) => t`The number “${phone}” looks incomplete. Could you give it again with the area code?`,
  newEmail: t`No problem. What is the right e-mail address?`,
  newPhone: t`No problem. What is the right number?`,
  contactNeeded: t`An e-mail or a phone number is enough, whichever you prefer.`,

  manage: (hours) =>
    hours > 0
      ? t`To move or cancel an appointment, open the link in your confirmation (up to ${hours} hours before).`
      : t`To move or cancel an appointment, open the link in your confirmation.`,
  mine: t`The details of your appointment are behind the link in your confirmation.`,
  noLink: t`If you no longer have the link, I can pass your request on to the team. Would you like that?`,
  askMessage: t`Of course. What is your message?`,
  askCallback: (missing) => t`I can ask the team to call you back. ${details(missing)}`,
  askContact: (missing) =>
    t`So that we can answer you: ${details(missing).charAt(0).toLowerCase()}${details(missing).slice(1)}`,
  offerMessage: t`Would you like me to pass your question on to the team?`,
  saved: (business) =>
    t`Thank you, it's been passed on to ${business}. We'll get back to you as soon as possible.`,
  notSaved: t`I couldn't pass your message on for now.`,
  callbackDraft: t`Would like to be called back.`,
  correctionDraft: t`Corrects their contact details.`,
  greetingOnly: (business) =>
    t`Leave me your message, with your name and an e-mail or phone number: ${business} will get back to you.`,
  noted: t`Noted.`,

  on: (day) => t`on ${day}`,
  between: (from, to) => t`between ${from} and ${to}`,
  part: { morning: t`in the morning`, afternoon: t`in the afternoon`, evening: t`in the evening` },
  at: (time) => t`at ${time}`,
  before: (time) => t`before ${time}`,
  after: (time) => t`from ${time} on`,
  fromTo: (from, to) => t`between ${from} and ${to}`,
  minutes: (count) => t`${count}\u00a0min`,
  hoursLine: (day, hours) => t`• ${day}: ${hours}`,
  and: t`and`,
};
