import { globalPattern, pattern, source } from '../../patterns.ts';
import type { Mention, Span } from '../mention.ts';
import { matchesOf } from '../text.ts';

/** One appointment, however it is called. */
const APPOINTMENT = source`
  (?:
    appointments?|appts?|sessions?|visits?|bookings?|reservations?|slots?|spots?|dates?|time(?! slot)
    |rendez[- ]?vous|rdvs?|seances?|visites?|places?|fois|personnes?|persons?|people
  )`;
const FEW = '(?:two|three|deux|trois|[23]|twice|both|several|plusieurs)';

/** What may stand behind it: its end, a time, a word of courtesy. */
const ENDS = source`
  (?= *(?:
      $|[.,;!?·]
      |(?:
        please|pls|svp|then|alors|d'abord|thanks?|merci|for (?:now|me)|pour (?:moi|l'instant)|on|at|le|a|not
        |pas|and not|et pas|no
      )(?![a-z])
    )
  )`;

/** "Only one", "one time only", « une seule fois », « un rendez-vous, pas deux »: one alone is to be arranged. */
const ONE_ONLY = [
  source`
    (?:just|only)(?: (?:want|need|book|do|have|take)(?: me)?)? (?:the )?(?:one|1|once)(?: single)?
    (?: ${APPOINTMENT})?(?: only)?${ENDS}`,
  source`
    (?:juste|seulement|uniquement|rien qu[e']|que) ?(?:une?|1)(?: seule?)?(?: ${APPOINTMENT})?${ENDS}`,
  `(?:one|1|a single) (?:${APPOINTMENT} )?(?:only|alone)`,
  `(?:une?|1) (?:${APPOINTMENT} )?(?:seulement|uniquement|seule?|c'est tout)`,
  `(?:one|1|once|une?)(?: ${APPOINTMENT})?,?[^.!?]{0,24}?\\b(?:(?:and|et) )?(?:not|no|pas|non) ${FEW}`,
  `(?:not|no|pas|non) ${FEW}(?: ${APPOINTMENT})?,? (?:just |only |juste |seulement )?(?:one|1|once|une?)`,
  '(?:just|only) this (?:once|time|one)|(?:juste|seulement|uniquement) cette fois(?:-ci)?',
  `(?:une? |1 )?seule? ${APPOINTMENT}`,
  source`
    (?:one|1|une?)(?: ${APPOINTMENT})? (?:
      is (?:enough|fine|all (?:i|we) need)|will do|suffit|suffira(?:it)?|c'est (?:assez|correct)
    )`,
  source`(?:same|meme) ${APPOINTMENT},? (?:(?:and|et) )?(?:not|no|pas|non) ${FEW}(?: ${APPOINTMENT})?`,
  `(?:not|no|pas|non) (?:two|deux|2) (?:separate |different )?${APPOINTMENT}`,
].map((words) => new RegExp(`(?<![a-z'])(?:${words})(?![a-z])`, 'g'));

/** "Only one question", "just one more": no appointment is counted. */
const OF_ELSE = pattern`
  ^ ?(?:
    more|other|last|question|thing|problem|catch|issue|quick|small|little|day|hour|minute|of|chose|autre|de plus
    |petite?|probleme|detail|heure|journee
  )\b`;

/** Where a message says that one alone is to be arranged. */
export const onlyOneIn = (folded: string): readonly Span[] =>
  matchesOf(folded, ONE_ONLY)
    .map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
    .filter(({ end }) => !OF_ELSE.test(folded.slice(end)));

const MAY_STAND = source`
  (?:
    the|an?|one|my|our|une?|l[ae]s?|l'|des?|d[u']|mon|ma|1|want|need|book|get|do|have|take|keep|reserve|me|us|to|for
    |want(?:ed)?|would|like|veux|voudrais|prends?|prendre|prendrais|avoir|faire|garde[rz]?|reserve[rz]?|besoin
    |booke[rz]?|moi|please|·+
  )`;
const ONLY_BEFORE = pattern`
  (?<![a-z'])(?:
    just|only|simply|nothing but|juste|seulement|uniquement|simplement|rien qu[e']
    |(?:veux|voudrais|prends|prendrais|garde|garder|reste|faut|besoin) qu[e']
  )(?: ?(?<![a-z])${MAY_STAND}(?![a-z]))* ?$`;
const ONLY_BEHIND = pattern`
  ^(?:[ ,·]|\b(?:for me|pour moi|please|svp)\b)*(?:
    only|alone|seule?|seulement|uniquement|sans plus
    |(?:and |et )?(?:that's (?:it|all)|c'est tout|nothing else|rien d'autre|nothing more|rien de plus)
  ) *(?:$|[.,;!?])`;

/** « Je veux que la coupe soit courte ». */
const IS_TO_BE = /^ (?:soit|sera|est|dure|se|ne|n'|finisse|commence)/;

/** "Also just a trim", « ajoutez juste … »: beside what is arranged. */
const BESIDE = globalPattern`
  \b(?:also|add|ajout\w+|rajout\w+|aussi|en plus|another|as well|une? autre|on top)\b`;

/** Whether nothing else is wished than the services that a message names. `plain`: without what was read. */
export const areServicesAll = (services: readonly Mention[], plain: string): boolean =>
  services.some(({ start, end }) => {
    const before = plain.slice(0, start);
    const sentence = before.slice(
      Math.max(...['.', '!', '?', ';'].map((stop) => before.lastIndexOf(stop))) + 1,
    );
    const isBeside = matchesOf(sentence, BESIDE).length > 0;
    const behind = plain.slice(end);
    return !isBeside && !IS_TO_BE.test(behind) && (ONLY_BEFORE.test(sentence) || ONLY_BEHIND.test(behind));
  });
