import type { Ask, Frame } from '../../frame.ts';
import type { SpeechAct } from '../../speech-acts.ts';
import type { Topic } from '../../topics.ts';
import type { KnownBefore } from '../context.ts';
import { isUntold } from '../questions/untold.ts';

/** All of these are passed on to a person. */
export const BY_A_PERSON: ReadonlySet<SpeechAct> = new Set(['callback', 'person', 'message']);

/** What is heard by its words, though the same words are in messages that do something else. */
export const SAID: ReadonlySet<SpeechAct> = new Set([...BY_A_PERSON, 'late']);

/** What is heard beyond doubt by its words. */
const CERTAIN: ReadonlySet<SpeechAct> = new Set([
  ...(['emergency', 'complaint', 'move', 'cancel', 'another_appointment', 'keep'] as const),
  ...(['insult', 'wrong_email', 'wrong_phone'] as const),
]);

/** Single words of these are in many messages that do something else. */
export const LIGHT: ReadonlySet<SpeechAct> = new Set([
  ...(['yes', 'no', 'others', 'earlier', 'later', 'pause', 'drop', 'thank', 'help'] as const),
]);

/** How many words must be there to be like anything: one is too little, as are a few beside what the rules heard. */
const FEWEST_WORDS = 2;
const FEWEST_BESIDE_LIGHT = 5;
const FEWEST_BESIDE_WISH = 7;

const fewestIn = ({ contact, clauses, acts }: Frame): number => {
  const isWish = clauses.some(({ when, prefers }) => when !== undefined || prefers !== undefined);
  if (isWish || acts.includes('book') || Object.keys(contact).length > 0) return FEWEST_BESIDE_WISH;
  return acts.some((act) => LIGHT.has(act)) ? FEWEST_BESIDE_LIGHT : FEWEST_WORDS;
};

const does = ({ acts }: Frame, any: ReadonlySet<SpeechAct>): boolean => acts.some((act) => any.has(act));

/** Nothing is asked of them, put before them or wished: what they write begins something. */
const isFresh = ({ awaits, choices, service, isTimed }: KnownBefore): boolean =>
  awaits === undefined && choices === 0 && service === undefined && !isTimed;

/** More words than a wish has that is only a wish. */
const LONGEST_WISH = 12;

/** What was read whole tells nothing besides. */
export const isReadWhole = ({ asks, remarks, residue }: Frame): boolean =>
  asks.length + remarks.length + residue.length === 0;

/** No word was left over. */
const isRead = (frame: Frame): boolean => frame.wordCount <= LONGEST_WISH && isReadWhole(frame);

/** A wish of which no word was left over says nothing else. */
const isExplained = (frame: Frame): boolean => frame.clauses.length > 0 && isRead(frame);

/** A name and a number beside a wish are those of who wishes. */
const isSigned = ({ contact, clauses }: Frame): boolean =>
  Object.keys(contact).length > 0 && clauses.length > 0;

/** A service by its name with a time or a signature, and no word left over: "a men's cut. I'm Luc, 514 555-1234". */
const isWholeWish = (frame: Frame): boolean =>
  (isRead(frame) || (frame.contact.name !== undefined && isReadWhole(frame))) &&
  frame.clauses.some(
    ({ when, services: [service, ...others] }) =>
      (when !== undefined || isSigned(frame)) && service?.sure === 'certain' && others.length === 0,
  );

/** Nor does a name: "change the name to Ana Roy". */
const isIntroduction = (frame: Frame): boolean => {
  const { name, guest, under } = frame.contact;
  return frame.clauses.length === 0 && (name ?? guest ?? under) !== undefined && isRead(frame);
};

/** One of the business's own questions was heard. */
const isAnswered = ({ entry, near = [] }: Frame): boolean => entry !== undefined || near.length > 0;

/** How sure it must be that a message does something beside what its words say, from 0 to 1, by what these say. */
const LEAST = {
  said: 0.95,
  explained: 0.99,
  signed: 0.7,
  timedService: 0.9,
  timed: 0.7,
  asked: 0.75,
  service: 0.6,
  open: 0,
};

/** Who has an appointment speaks of it more often than of another one. */
const LEAST_ONCE_BOOKED = { ...LEAST, explained: 0.95, timedService: 0.75, timed: 0.5 };

/**
 * How sure it must be, from 0 to 1, that a message does something which its words do not say: the surer, the more was
 * heard in them. Absent where they leave nothing open.
 */
export const leastBeside = (frame: Frame, known: KnownBefore): number | undefined => {
  const isSaid =
    frame.sms !== undefined || frame.asksLanguage || frame.manner.supposes || frame.manner.isNoted;
  const isHeard =
    does(frame, CERTAIN) ||
    isAnswered(frame) ||
    isSaid ||
    isIntroduction(frame) ||
    isWholeWish(frame) ||
    // "It's with Julie, right?" asks no more than whom it is with.
    (known.hasBooked === true && frame.asks.some(({ topic }) => topic === 'who_performs')) ||
    // "Never mind, we'll manage": what is given up is the last question, and not what is booked.
    (known.hasBooked === true && frame.acts.includes('drop'));
  if (!isFresh(known) || isHeard || frame.wordCount < fewestIn(frame)) return undefined;
  const least = known.hasBooked ? LEAST_ONCE_BOOKED : LEAST;
  if (does(frame, SAID)) return least.said;
  if (isExplained(frame)) return least.explained;
  if (isSigned(frame)) return least.signed;
  const timed = frame.clauses.filter(({ when }) => when !== undefined);
  if (timed.some(({ services }) => services.length > 0)) return least.timedService;
  if (timed.length > 0) return least.timed;
  const isOpen = frame.asks.every(isUntold) && !frame.acts.includes('book');
  if (!isOpen) return least.asked;
  return frame.clauses.some(({ services }) => services.length > 0) ? least.service : least.open;
};

/** Whether one of the business's own questions may be meant, of which the words were heard to ask none. */
export const isEntryOpen = (frame: Frame, { faq }: Pick<KnownBefore, 'faq'>): boolean =>
  faq.length > 0 && !isAnswered(frame) && !does(frame, SAID) && !does(frame, CERTAIN);

/** Questions about what the business does: which service is meant is part of them. */
const OF_WHAT_IT_DOES: ReadonlySet<Topic> = new Set([
  ...(['is_offered', 'about_service', 'services', 'compare', 'my_appointment'] as const),
]);

/** Beside a question that names no service one may be wished: "is there parking? my roots are three inches long". */
const mayStandBeside = ({ topic, services, entry }: Ask): boolean =>
  services.length === 0 && entry === undefined && !OF_WHAT_IT_DOES.has(topic);

/** Beside these an appointment may be wished for something that was not named. */
const BESIDE_WISH: ReadonlySet<SpeechAct> = new Set(['book', 'greet', 'thank']);

/** Something in the message was not read: it may say what is wished. */
const hasUnread = ({ remarks, residue, asks }: Frame): boolean =>
  remarks.length + residue.length + asks.length > 0;

/** "Not a microchip, he ate chocolate": the service that is being arranged is refused, and what is told may say which. */
export const refusesArranged = ({ clauses }: Frame, { service }: Pick<KnownBefore, 'service'>): boolean =>
  service !== undefined &&
  clauses.some(
    ({ polarity, services }) => polarity === 'refused' && services.some(({ id }) => id === service),
  );

/** A service is chosen, or a time is to be. */
const isTaken = ({
  service,
  choices,
  awaits,
}: Pick<KnownBefore, 'service' | 'choices' | 'awaits'>): boolean =>
  service !== undefined || (choices > 0 && awaits !== 'service');

/**
 * Whether it is open which service is wished: none was named or is chosen, and nothing is asked or done besides. Who has
 * an appointment may speak of that one.
 */
export const isServiceOpen = (
  frame: Frame,
  { service, choices, awaits, hasBooked }: Pick<KnownBefore, 'service' | 'choices' | 'awaits' | 'hasBooked'>,
): boolean => {
  const { clauses, asks } = frame;
  if (hasBooked || !hasUnread(frame)) return false;
  const isInstead = refusesArranged(frame, { service });
  const isNamed = clauses.some(
    ({ polarity, services, anyService }) =>
      (!isInstead || polarity === 'wanted') && (services.length > 0 || anyService),
  );
  const isChosen = !isInstead && isTaken({ service, choices, awaits });
  const isElse =
    isAnswered(frame) ||
    !asks.every(mayStandBeside) ||
    !frame.acts.every((act) => BESIDE_WISH.has(act) || (isInstead && act === 'no'));
  return !isNamed && !isChosen && !isElse;
};
