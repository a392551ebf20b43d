import type { Topic } from '../../frame.ts';
import { globalPattern, pattern } from '../../patterns.ts';
import { isFunctionWord } from '../function-words.ts';
import { isDay } from '../marked.ts';
import type { Mention } from '../mention.ts';
import { distinct, servicesOf } from '../named.ts';
import type { Segment } from '../segments.ts';
import { GAP, matchesOf } from '../text.ts';
import { thingOf } from '../thing.ts';
import { asksHowLongItLasts } from '../times/lasting.ts';
import { TOPIC_WORDS } from './topics.ts';
import { asksWhoDoes, namesWhatTheyDo } from './who-does.ts';

/** Topics that another one of the same thought says better. */
const YIELDS: Partial<Record<Topic, readonly Topic[]>> = {
  price: ['sum', 'cheapest', 'dearest', 'compare', 'policy', 'parking', 'change_fee'],
  policy: ['change_fee'],
  payment: ['staff_contact', 'change_fee'],
  my_appointment: ['their_appointment', 'change_fee'],
  length: ['longest', 'shortest', 'policy', 'waitlist'],
  services: [
    'longest',
    'shortest',
    'is_offered',
    'who_performs',
    'about_service',
    'price',
    'length',
    'cheapest',
    'dearest',
    'compare',
  ],
  is_offered: [
    ...([
      'other',
      'who_performs',
      'payment',
      'parking',
      'access',
      'insurance',
      'taxes',
      'languages',
      'policy',
      'change_fee',
    ] as const),
    ...([
      'price',
      'length',
      'waitlist',
      'hours',
      'sum',
      'privacy',
      'their_appointment',
      'compare',
      'my_appointment',
      'email',
      'phone',
    ] as const),
  ],
  people: ['who_performs', 'staff_contact', 'their_appointment'],
  address: ['email', 'parking', 'access', 'staff_contact'],
  email: ['staff_contact'],
  privacy: ['staff_contact', 'their_appointment'],
  hours: ['my_appointment', 'their_appointment', 'policy', 'parking'],
  phone: ['policy', 'staff_contact'],
  waitlist: ['policy', 'change_fee'],
  about_business: ['identity', 'services'],
  other: ['taxes'],
  taxes: ['insurance'],
  languages: ['identity'],
  about_service: [
    'phone',
    'email',
    'address',
    'staff_contact',
    'compare',
    'price',
    'length',
    'policy',
    'hours',
    'parking',
    'privacy',
    'cheapest',
    'dearest',
    'longest',
    'shortest',
  ],
};

/** A question about times to book is a wish, not a question about opening hours or what is offered. */
const WISHES = pattern`
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

/** "Until when do you keep it?" asks for no opening hours. */
const KEEPS = /\b(?:garde[rz]?|conserve[rz]?|entrepose[rz]?|keep|store)\b/;

/** "Is Linh working on Friday?" asks whether they do. */
const WORKS = /\b(?:work(?:s|ing)?|travaille(?:nt)?)\b/;

/** "Emily's personal cell." */
const IN_PRIVATE = /\b(?:personal|private|home|perso|personnel(?:le)?|prive|privee|maison)\b/;

const isAbout = (topic: Topic, segment: Segment, mentions: readonly Mention[]): boolean => {
  const isTimed = mentions.some(({ kind }) => kind === 'when' || kind === 'prefers');
  if (topic === 'price' && FREE.test(segment.folded)) return servicesOf(mentions).length > 0;
  if (topic === 'services' || topic === 'is_offered')
    if (ASKS_TIME.test(segment.folded) && servicesOf(mentions).length > 0) return false;
  if (topic === 'insurance') return !isTimed && !REASON.test(segment.folded);
  if (topic === 'people' && mentions.some(({ kind }) => kind === 'anyone')) return false;
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
  return (
    topic !== 'hours' ||
    !/\b(?:unless|(?:sauf|sof) si|a moins|place|dispo|creneau|openings?(?! hours)|slots?|spots?|available)\b/.test(
      segment.folded,
    )
  );
};

/** "I was told $30 for a men's cut, is that right?", "they do it for $60, can you match it?": our price is asked for. */
const AMOUNT = /(?:\$ ?\d|\d ?\$|\b\d+ (?:dollars|piasses?|piastres?|bucks)\b)/;

const tellsPrice = ({ folded, isQuestion }: Segment, mentions: readonly Mention[]): boolean =>
  isQuestion &&
  AMOUNT.test(folded) &&
  servicesOf(mentions).length > 0 &&
  !mentions.some(({ kind }) => kind === 'when' || kind === 'prefers');

/** "I'm not asking about the price." */
const NOT_ASKED = pattern`
  \b(?:ne|n') ?(?:demande|parle) pas\b
  |\b(?:pas|not|don't|dont|no need|jamais)\b(?: \w+){0,2}? (?:
    savoir|connaitre|know|asking|ask|demande|parle|talking|interest\w*|besoin
  )\b`;

/** "How many photos come with it?", « quelle marque utilisez-vous ? »: what is counted, or which of a thing. */
const ASKS_WHICH = globalPattern`
  \b(?:how many |(?:combien|cb) d(?:e |')|(?<!importe )(?:what|which|quel(?:le)?s?) )(?:vos |your |the |les )?
  ([a-z]+)`;
/** A time, an appointment, or the service itself is wished for. */
const NO_THING = pattern`
  ^(?:
    times?|days?|dates?|hours?|weeks?|months?|minutes?|heures?|jours?|journees?|moments?|semaines?|mois|temps
    |services?|ones?|soins?|options?|treatments?|lui|elles?|about|else|happens?|kinds?|types?|sortes?|genres?
    |sont|est
  )$`;

/** Whether it is asked how many, or which, of something that is no time and no service. */
const asksWhich = ({ folded, start }: Segment, mentions: readonly Mention[]): boolean =>
  !WISHES.test(folded) &&
  !mentions.some(({ kind }) => kind === 'when' || kind === 'prefers') &&
  matchesOf(folded, ASKS_WHICH).some(({ index, 0: words, 1: noun = '' }) => {
    const at = start + index + words.length - noun.length;
    const isService = mentions.some((one) => one.kind === 'service' && one.start <= at && at < one.end);
    return !isService && !isFunctionWord(noun) && !NO_THING.test(noun);
  });

/** "How long does it take to heal?" is not about how long the appointment is. */
const OF_AFTERWARDS = pattern`
  \b(?:how long|how much time|(?:combien|cb|cmb) de temps|c'est long)\b.{0,60}\b(?:
    guer\w+|cicatris\w+|secher|seche|tien(?:t|nent)|tenir|repouss\w+|garde[rz]?|conserver|attendre|heal\w*|dry
    |hold up|grow back|keep|wait|until|till|ready|prets?|pretes?|valides?|valid|good for
  )\b`;

/**
 * A thought without the whole names of services, and without any words for them where nothing is asked: "Parking
 * workshop" asks for no parking, "I need my GST done" for no taxes.
 */
const besideNames = ({ folded, start, isQuestion }: Segment, mentions: readonly Mention[]): string =>
  mentions
    .filter((mention) => mention.kind === 'service' && (mention.isNamed || !isQuestion))
    .reduce(
      (rest, name) =>
        rest.slice(0, name.start - start) + GAP.repeat(name.end - name.start) + rest.slice(name.end - start),
      folded,
    );

/** What a thought asks about; nothing where it says that it does not ask. */
export const topicsOf = (segment: Segment, mentions: readonly Mention[]): readonly Topic[] => {
  if (NOT_ASKED.test(segment.folded)) return [];
  const words = besideNames(segment, mentions);
  const isOfResult = OF_AFTERWARDS.test(words) || asksHowLongItLasts(segment.folded);
  const found = TOPIC_WORDS.filter(({ pattern }) => pattern.test(words))
    .map(({ topic }) => topic)
    .filter((topic) => isAbout(topic, segment, mentions))
    .map((topic) => (topic === 'length' && isOfResult ? 'other' : topic));
  const isService = servicesOf(mentions).length > 0;
  if (found.length === 0 && asksWhoDoes(segment.folded) && isService) return ['who_performs'];
  if (found.includes('people') && namesWhatTheyDo(segment.folded) && !isService) return ['other'];
  if (found.length === 0 && isService && asksWhich(segment, mentions)) return ['other'];
  if (found.length === 0 && tellsPrice(segment, mentions)) return ['price'];
  return distinct(found).filter((topic) => !YIELDS[topic]?.some((better) => found.includes(better)));
};
