import { globalPattern, pattern } from '../../patterns.ts';
import type { Topic } from '../../topics.ts';
import { TAKES_IN } from '../acts/taking-words.ts';
import { isDay } from '../marked.ts';
import type { Mention } from '../mention.ts';
import { servicesOf } from '../named.ts';
import type { Segment } from '../segments.ts';
import { thingOf } from '../thing.ts';

/** A question about times to book is a wish, not a question about opening hours or what is offered. */
export const WISHES = pattern`
  \b(?:
    place|dispo\w*|libres?|creneaux?|plages?|openings?(?! hours)|available|availabilit\w+|slots?|spots?
    |free (?:on|this|next|at|to|tomorrow)|squeeze|rendez[- ]?vous|rdv|appointment|appt|reserver|book
  )\b`;

/** "What day do you have for a cut?" asks for one. */
const ASKS_TIME = pattern`
  \b(?:what|which|quel(?:le)?s?) (?:days?|times?|jours?|heures?|moments?)\b
  (?=.*\b(?:have|got|avez|auriez|as|aurais|work|available|libre|dispo|there|reste)\b)`;

/** "Do you have anything Saturday?": something at a time is a time. */
const SOMETHING = /\b(?:anything|something|quelque ?chose|qq ?ch(?:ose)?|qqch|de quoi|room)\b/;

/** "Do you have Wednesday for a cut?", « avez-vous du temps vendredi ? »: what they have is a time. */
const HAVE = globalPattern`
  \b(?:
    do (?:you|u|ya) (?:guys )?(?:still )?(?:have|got)|have you (?:got)?|you (?:got|have)|got|avez[- ]?vous
    |vous (?:avez|auriez)|auriez[- ]vous|as[- ]tu|t'as|tu as|tu aurais
  )(?: (?:
      a|an|any|du|de la|some|un|une|encore|le|la|les|on|free|open|time|temps|trou|moment|minute|still|toujours
      |for|pour|in|en
    )
  )*(?= |$)`;

/** "Do you have osteopathy on the 29th?": a service on a day is a time that is asked for. */
const isOnDay = (mentions: readonly Mention[]): boolean =>
  servicesOf(mentions).length > 0 && mentions.some((one) => one.kind === 'when' && isDay(one.when));

/** Words with a time right behind them. */
const hasTime = (pattern: RegExp, { folded, start }: Segment, mentions: readonly Mention[]): boolean =>
  [...folded.matchAll(pattern)].some(({ index, 0: words }) => {
    const end = start + index + words.length;
    return mentions.some(
      ({ kind, start: at }) => kind === 'when' && at >= end - words.length && at <= end + 1,
    );
  });

/** "Would Tuesday work?", « est-ce que jeudi marche ? » */
const DOES_IT_WORK = /\b(?:does|do|would|will|can|est-ce que)(?: |$)/g;

/** "Can I bring my dog Thursday?": who brings somebody at a time comes for them. */
const BRINGS = /\b(?:bring|come with|amener|emmener|apporter|venir avec)\b/;

/** "Is the valuation free?" asks for its price, "is Marie free?" for a time. */
const FREE = /^\W*(?:and |et )?is (?:the|your|an?) [a-z -]{2,24} free(?= *(?:$|\?))/;

/** "… before Friday or my insurance won't pay" says why, and asks nothing. */
const REASON = pattern`
  \b(?:or|or else|sinon|otherwise|because|cause|cuz|parce que|car|vu que)
  (?: (?:my|mes|mon|ma|the|les|nos|our))? (?:assurances?|insurances?|coverage|couverture|plan)\b`;

/** "Right before you close", « dès que vous ouvrez »: a time that is wished for. */
const AT_OPENING = pattern`
  \b(?:
    (?:when|before|once|as soon as|after) (?:you|u) (?:open|close)|before clos(?:e|ing)|at (?:opening|closing)
    |closing time|(?:quand|des que|avant que) vous (?:ouvrez|fermez|fermiez)
    |(?:a|des|avant) (?:l'ouverture|la fermeture|votre fermeture)
  )(?![a-z])`;
const ASKS_WHEN = pattern`
  \b(?:what time|quelle heure|when do|when are|hours|heures|quand)\b.{0,12}\b(?:you|vous|open|close|ouv|ferm)`;

/** An exception, or a time to book, beside words of opening hours: "do you have anything open Saturday?" */
const OF_TIMES = pattern`
  \b(?:
    unless|(?:sauf|sof) si|a moins|place|dispo|creneau|openings?(?! hours)|slots?|spots?|available
    |(?:have|got|any(?:thing|one)|something)(?: (?!the\b|your\b)[a-z0-9'-]+){0,6} open
  )\b`;

/** "Until when do you keep it?" asks for no opening hours. */
const KEEPS = /\b(?:garde[rz]?|conserve[rz]?|entrepose[rz]?|keep|store)\b/;

/** "Is Linh working on Friday?" asks whether they do. */
const WORKS = /\b(?:work(?:s|ing)?|travaille(?:nt)?)\b/;

/** "Emily's personal cell." */
const IN_PRIVATE = /\b(?:personal|private|home|perso|personnel(?:le)?|prive|privee|maison)\b/;

/** "How long is the wait for an appointment?", « avez-vous eu des annulations ? »: what wishes for a time asks none of these. */
const TAKING = new RegExp(`\\b${TAKES_IN}(?![a-z])`);
const NOT_OF_TAKING: ReadonlySet<Topic> = new Set([
  ...(['is_offered', 'about_service', 'services', 'other', 'length', 'my_appointment', 'policy'] as const),
]);

/** Whether a thought with words of a topic asks about it, by what else it tells. */
export const isAbout = (topic: Topic, segment: Segment, mentions: readonly Mention[]): boolean => {
  if (NOT_OF_TAKING.has(topic) && TAKING.test(segment.folded)) return false;
  const isTimed = mentions.some(({ kind }) => kind === 'when' || kind === 'prefers');
  if (topic === 'price' && FREE.test(segment.folded)) return servicesOf(mentions).length > 0;
  if (topic === 'services' || topic === 'is_offered')
    if (ASKS_TIME.test(segment.folded) && servicesOf(mentions).length > 0) return false;
  if (topic === 'insurance') return !isTimed && !REASON.test(segment.folded);
  if ((topic === 'people' || topic === 'who_performs') && mentions.some(({ kind }) => kind === 'anyone'))
    return false;
  if (topic === 'staff_contact')
    return mentions.some(({ kind }) => kind === 'person') || IN_PRIVATE.test(segment.folded);
  // "Does Saturday work for a cut?" asks for a time.
  if (topic === 'people' && isTimed && hasTime(DOES_IT_WORK, segment, mentions)) return false;
  // "Is Karim in on Thursday?" asks for a time with him.
  if (
    topic === 'people' &&
    isTimed &&
    !WORKS.test(segment.folded) &&
    mentions.some(({ kind }) => kind === 'person')
  )
    return false;
  // "Friday suits me better than Saturday" compares days.
  if (topic === 'compare' && isTimed && servicesOf(mentions).length === 0) return false;
  if (topic === 'hours' && KEEPS.test(segment.folded)) return false;
  if (topic === 'hours' && AT_OPENING.test(segment.folded)) return ASKS_WHEN.test(segment.folded);
  if (topic === 'other') return !(isTimed && BRINGS.test(segment.folded));
  if (topic === 'is_offered') {
    if (WISHES.test(segment.folded)) return false;
    if (isOnDay(mentions)) return false;
    if (isTimed && (SOMETHING.test(segment.folded) || hasTime(HAVE, segment, mentions))) return false;
    const hasThing = servicesOf(mentions).length > 0 || thingOf(segment.folded) !== undefined;
    return hasThing;
  }
  return topic !== 'hours' || !OF_TIMES.test(segment.folded);
};
