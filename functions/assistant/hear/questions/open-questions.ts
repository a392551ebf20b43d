import { pattern } from '../../patterns.ts';
import { unreadIn, writtenIn } from '../asides/remarks.ts';
import { type Mention, within } from '../mention.ts';
import { servicesOf } from '../named.ts';
import { FIRM } from '../question-words.ts';
import type { Segment } from '../segments.ts';
import type { Text } from '../text.ts';
import type { AskHeard } from './asks.ts';

/** How a question about a service begins: "does my dog need to fast before his cleaning?", « est-elle trop jeune ? ». */
const ABOUT = pattern`
  ^[\s,]*(?:(?:hello|hi|bonjour|salut|allo|and|et|ok|oh|also|aussi|sinon|question)[ ,:!]*)*(?:
    (?:
      should (?:i|we)|how long (?:before|after)
      |(?:does|do|did|will|would|should|must) (?:my|the|a|an|your|it|he|she|they|this|that|these)
    )\b|do you (?!(?:have|mind|do|offer|take|think|know|want|need|get|got)\b)[a-z]+
    |(?:is|are) (?:it|she|he|they|my|the|this)\b|[a-z]+ez[- ]vous\b
    |est-ce qu(?:e |')(?:elle|ils?|elles|c'est|ca|mon|ma|mes|les?|la|l'|vous)\b|c'?est[- ]?(?:tu|ti)\b
    |(?:est-ce (?:que |qu'))?(?:je|on) (?:peux|peut|pourrais|pourrait)(?:[- ]tu)? (?!
      avoir|prendre|venir|passer|reserver|ceduler|booker|faire|me|en|y|changer|deplacer|annuler|voir|vous
      |entrer|mettre|aller|commencer|finir|ajouter|rajouter|grouper|combiner
    )[a-z]+|(?:is|are) there
    |(?:what|how|when|where|why)(?:'s|s)? (?:do|does|should|must|is|are|the) ?(?:i|we|my|the|it|they|he|she)? ?
    (?!much|long|many)[a-z]+
    |(?:que|quoi|comment|quels? [a-z]+|quelles? [a-z]+) (?:dois|doit|faut|est-ce que je dois)[- ]?
    (?:je|on|il|elle)?\b
  )|\b(?:doit|doivent|peut|peuvent|est|sont)[- ](?:il|elle|ils|elles)\b
  |\b(?:too|trop) (?:young|old|jeune|vieux|vieille|petite?|small)\b`;

/** "Do I need the consultation first?", « faut-il une consultation avant ? »: whether it must be. */
const MUST = pattern`
  \b(?:
    (?:do|does|will|would) (?:i|we|he|she|they|you) (?:(?:really|still|also|even|first) )?(?:need|have to)
    |should (?:i|we)|must (?:i|we)|faut[- ]?(?:il|tu|ti)|dois[- ]?(?:je|tu)|(?:est-ce que )?(?:je|on) doi[st][- ]?tu
    |est-ce (?:que |qu')(?:je dois|on doit|il faut|ca prend|j'ai (?:vraiment )?besoin|on a besoin)|ai-je besoin
    |j'ai[- ]tu besoin|ca prend[- ]tu
  )\b`;

/** What asks for an appointment, however it is put. */
const WISHES = pattern`
  \b(?:
    possible|want|need an?|would like|like to|veux|voudrais|aimerais|book|reserver|rdv|rv|rendez|appointment
    |appt|available|dispo\w*|libre|free|(?<!your |ur |votre )place|open(?:ing)?|come in|fit me|squeeze|prendre
    |avez|auriez|pouvez|pourriez|can|could
  )\b`;

const isTimed = ({ kind }: Mention): boolean =>
  kind === 'when' || kind === 'prefers' || kind === 'every' || kind === 'any_time' || kind === 'people';

/** "Before the exam": told by what the question is about. */
const isRelative = ({ start }: Mention, { folded }: Text): boolean =>
  /^(?:before|after|during|avant|apres|pendant)\b/.test(folded.slice(start));

/** A service is given up for another, which is asked of nobody: "can you swap the pedicure for a manicure?" */
const isExchange = (own: readonly Mention[]): boolean =>
  own.filter(({ kind }) => kind === 'service').length > 1 &&
  own.some((one) => one.kind === 'cue' && one.cue === 'refuse');

/** A courtesy with which something is ordered. */
const ASKED_FOR = /\b(?:please|pls|plz|svp|stp|s'il (?:vous|te) plait)\b/;

/** "The colouring, does it include the cut?": the thought right before a question that names no service itself. */
const namedBefore = (
  { start, sentence, folded }: Segment,
  segments: readonly Segment[],
  mentions: readonly Mention[],
): { readonly before: Segment; readonly services: readonly string[] } | undefined => {
  const before = segments.find((one) => one.end === start && one.sentence === sentence);
  if (!before || !FIRM.test(folded) || WISHES.test(before.folded) || ASKED_FOR.test(before.folded))
    return undefined;
  const its = mentions.filter((one) => within(one, before));
  const services = servicesOf(its);
  return services.length > 0 && !its.some(isTimed) ? { before, services } : undefined;
};

/** Words of a question that no topic takes, beside the service that it is about. */
const LEAST_WORDS = 1;

/**
 * Questions that name a service and are about none of the known topics: the owner may have answered them. What they
 * name is no wish.
 */
export const questionsAbout = (
  segments: readonly Segment[],
  mentions: readonly Mention[],
  text: Text,
): readonly AskHeard[] =>
  segments.flatMap((segment): readonly AskHeard[] => {
    const own = mentions.filter(({ start }) => start >= segment.start && start < segment.end);
    const services = servicesOf(own);
    const isFirm = FIRM.test(segment.folded);
    const isMust = MUST.test(segment.folded) && segment.folded.includes('?');
    const isSure = isFirm || isMust;
    const isAbout = isSure || (ABOUT.test(segment.folded) && !WISHES.test(segment.folded));
    const isTimedElse = own.some((one) => isTimed(one) && !(isSure && isRelative(one, text)));
    const named =
      services.length === 0 && !isTimedElse ? namedBefore(segment, segments, mentions) : undefined;
    if (named) {
      const ask = {
        topic: 'other' as const,
        services: named.services,
        persons: [],
        words: writtenIn({ start: named.before.start, end: segment.end }, text),
      };
      return [
        { ask, segment },
        { ask, segment: named.before, isSame: true },
      ];
    }
    if (services.length === 0 || !isAbout || isTimedElse || isExchange(own)) return [];
    if (!isSure && unreadIn(segment, text, own).length < LEAST_WORDS) return [];
    const words = writtenIn(segment, text);
    return [{ ask: { topic: 'other', services, persons: [], words }, segment }];
  });
