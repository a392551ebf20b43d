import { globalPattern, pattern } from '../../patterns.ts';
import type { Topic } from '../../topics.ts';
import { isFunctionWord } from '../function-words.ts';
import type { Mention } from '../mention.ts';
import { distinct, servicesOf } from '../named.ts';
import type { Segment } from '../segments.ts';
import { GAP, matchesOf } from '../text.ts';
import { asksHowLongItLasts } from '../times/lasting.ts';
import { isAbout, WISHES } from './topic-context.ts';
import { TOPIC_WORDS } from './topics.ts';
import { asksWhoDoes, namesWhatTheyDo } from './who-does.ts';
import { YIELDS } from './yielding-topics.ts';

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
  \bhow long (?:do|does|should|must) [a-z' ]{2,30} (?:gotta|(?:got|need|needs|have|has|supposed) to|should)? ?be\b
  |\b(?:how long|how much time|(?:combien|cb|cmb) de temps|c'est long)\b.{0,60}\b(?:
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
