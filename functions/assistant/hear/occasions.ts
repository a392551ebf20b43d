import { Temporal } from 'temporal-polyfill';
import { isDay, isTime } from './marked.ts';
import type { Mention, Span, WhenMention } from './mention.ts';
import type { Text } from './text.ts';

const OWN =
  "(?:my|our|his|her|their|the|mon|ma|mes|notre|nos|son|sa|ses|leur|le|la|les|l'|cousin's|sister's|brother's|friend's|daughter's|son's|mom's|dad's) ?";
const EVENT =
  "(?:weddings?|mariages?|noces|flights?|vols?|trips?|voyages?|cruise|croisiere|exams?|examens?|finals?|midterms?|road test|interviews?|entrevues?|surgery|surgeries|operation|chirurgie|due date|deadline|date limite|echeance|grad(?:uation)?|prom|bal|funerals?|funerailles|enterrement|court date|hearing|audience|proces|recital|concert|tournament|tournoi|marathon|competition|moving day|move|demenagement|closing|bapteme|baptism|ceremony|ceremonie|gala|presentation|soutenance|dernier jour|last day|date d'accouchement|accouchement|terme)";
const OF_IT =
  "(?: (?:test|date|day|party|trip|de|du|d'|des|of|in|to|at|for|au|aux|en|a) ?(?:[a-z]+){0,1}){0,2}";
const IS =
  "(?:'s| is| are| est| sont| will be| sera| falls| tombe| takes place| happens| starts?| begins?| commence(?:nt)?| debute(?:nt)?| a lieu| aura lieu| was moved to| got moved to)(?: (?:already|deja|booked|set|scheduled|planned|prevue?s?|cedulee?s?|fixee?s?|due))?(?: (?:for|pour|au))?";
const HAVE =
  "(?:(?:i|we|she|he|they|you)(?:'ve got| have got|'ve| have| has| got)|(?:j'|on |elle |il |ils )(?:ai|a|ont))(?: (?:an?|my|our|the|un|une|mon|ma|mes|des|notre|son|sa))? (?:(?!appointment|rendez|rdv)[a-z]+ ){0,2}?";
const WEDS =
  "(?:(?:i'm|im|i am|we're|were|we are|she's|he's|they're|[a-z]+ is|[a-z]+ are) (?:getting|gettin) married|(?:je me|on se|nous nous|elle se|il se|ils se|[a-z]+ se) mari(?:e|ent|ons)|(?:je|on|nous) (?:me |se |nous )?(?:demenage(?:ons)?)|(?:we|i|they)(?:'re| are|'m| am)? (?:move|moving)(?: out| in| house)?|(?:je dois|elle doit|je vais|elle va) accoucher|(?:baby|bebe)(?:'s| is| est)? (?:due|prevue?)|(?:i'm|im|i am|she's|she is) due|(?:i|she|he|they|we)(?:'m| am|'s| is|'re| are) (?:defending|graduating|having surgery|getting (?:surgery|operated)|flying|travell?ing|(?:giving|having) birth|deploying|shipping out)|(?:je me fais|il se fait|elle se fait) operer)";
const GOES =
  "(?:(?:he|she|they|my [a-z]+) (?:leaves?|is leaving|are leaving|flies|fly|starts? (?:school|daycare|camp|college|university|work))|(?:il|elle|ils|elles|(?:mon|ma|mes) [a-z]+) (?:part|partent|s'en va|s'envole|commence(?:nt)? (?:l'ecole|la garderie|la maternelle|le camp|le cegep)))(?: (?:for|to|pour|en|au|a|aux|la|le|l'|the|[a-z]{4,})){0,3}?";
const THING =
  '(?:insurances?|assurances?|bail|lease|contract|contrat|warranty|garantie|plan|coverage|couverture|permit|permis|licen[cs]e|coupon|promo\\w*|gift card|carte[- ]cadeau|trial|visa|passports?|passeports?|inspection|registration|immatriculation|plates?|benefits|taxes|impots|sticker|vignette|delai|card|carte|return|declaration|report|rapport|payment|paiement|offre|offer|abonnement|membership|mandat|renewal|renouvellement|prescription|ordonnance)';
const ENDS = `(?:expir(?:es?|ing|ent|era|ed)|runs? out|(?:is|are|'s) (?:due(?: back)?|up|expiring)|(?:est|sont) (?:due?s?|bonn?e?s?|valides?)(?: jusqu'a[u]?)?|${THING} (?:(?:[a-z]+ ){0,2}?)(?:ends?|finishes|finit|finissent|se termine(?:nt)?|prend fin|(?:vient|arrive) a echeance|echoit|tombe a echeance))`;
const PREP =
  '(?: (?:here|there|already|deja|pas mal|le|the|on|for|pour|around|vers|this|ce|next|in|en|at|a|au|chez [a-z]+|[a-z]+ time|dans [a-z]+))*[ ,(]*';

/** What is on a day, right before that day: "my flight is on", « on se marie le », "the inspection expires". */
const OCCASION = new RegExp(
  `(?<![a-z'])(?:${OWN}(?:[a-z]+ ){0,2}?${EVENT}${OF_IT}${IS}|(?:deadline|date limite)${IS}?:?|${HAVE}${EVENT}|${WEDS}|${GOES}|${ENDS})${PREP}$`,
);
/** As far back as the words about an occasion may begin. */
const REACH = 70;
/** Who bounds the wish themselves is understood by that. */
const BOUNDED =
  /(?:\b(?:before|after|until|till|by|avant|apres|jusqu'a|d'ici|for|pour|not|pas)(?: (?:that|que|qu'))? ?)$/;
/** "My road test is on the 9th, a car for the test": what is wished is for the occasion itself, and on its day. */
const FOR_IT = new RegExp(
  `\\b(?:for|pour) (?:(?:the|my|our|that|this|le|la|mon|ma|notre|cet|cette|ce) |l')?(?:[a-z]+ )?(?:${EVENT}|test)(?![a-z])`,
);
/** An hour right behind the day is the occasion's too. */
const ITS_HOUR = /^,? ?(?:(?:at|a|vers|around|@|des|starting|from|in the|le|en|during the)? ?)*$/;

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

interface Occasion extends Span {
  readonly day: WhenMention;
}

const isWeekly = ({ when: { dates, weekdays } }: WhenMention): boolean =>
  dates.length === 0 && weekdays.length > 0;

const occasionsWith = (text: Text, mentions: readonly Mention[]): readonly Occasion[] =>
  mentions.flatMap((day): Occasion[] => {
    if (day.kind !== 'when' || day.denied || isTime(day.when) || isWeekly(day)) return [];
    const from = Math.max(0, day.start - REACH);
    const match = OCCASION.exec(text.folded.slice(from, day.start));
    if (!match) return [];
    const start = from + match.index;
    const isBounded = BOUNDED.test(text.folded.slice(0, start));
    const isRefused = mentions.some((one) => one.kind === 'cue' && overlap(one, { start, end: day.start }));
    const isForIt = FOR_IT.test(text.folded.slice(day.end));
    return isBounded || isRefused || isForIt ? [] : [{ day, start, end: day.end }];
  });

const isRefused = (day: WhenMention, mentions: readonly Mention[]): boolean =>
  mentions.some(
    (one) =>
      one.kind === 'cue' &&
      one.cue === 'refuse' &&
      ((one.end <= day.start && day.start - one.end <= 12) ||
        (one.start >= day.end && one.start - day.end <= 3)),
  );

const before = ({ day: { when, ...day } }: Occasion, today: Temporal.PlainDate): WhenMention => {
  const first = Temporal.PlainDate.from(when.dates[0]?.from ?? today.toString()).subtract({ days: 1 });
  const isPast = Temporal.PlainDate.compare(first, today) < 0;
  const dates = isPast ? [] : [{ from: today.toString(), to: first.toString() }];
  return { ...day, when: { dates, weekdays: [], times: [] } };
};

/**
 * The day of an occasion is no wish: what is wished is before it, and where another day is wished that day alone
 * counts. A service that is named for the occasion alone ("my exam is on the 12th") is not wished beside another.
 */
export const besideOccasions = (
  text: Text,
  mentions: readonly Mention[],
  today: Temporal.PlainDate,
): readonly Mention[] => {
  const services = mentions.filter(({ kind }) => kind === 'service');
  const all = occasionsWith(text, mentions);
  const occasions = all.filter((one) => {
    const own = services.filter((service) => overlap(one, service));
    return own.length === 0 || own.length < services.length;
  });
  if (occasions.length === 0) return mentions;
  const days = occasions.map(({ day }) => day);
  const isOther = (one: Mention): boolean =>
    one.kind === 'when' && isDay(one.when) && !days.includes(one) && !isRefused(one, mentions);
  const isElsewhen = mentions.some(isOther);
  const isTheirs = (one: Mention): boolean =>
    occasions.some(
      (occasion) =>
        (one.kind === 'service' && overlap(occasion, one)) ||
        (one.kind === 'when' &&
          isTime(one.when) &&
          !isDay(one.when) &&
          one.start >= occasion.end &&
          ITS_HOUR.test(text.folded.slice(occasion.end, one.start))),
    );
  return mentions.flatMap((one) => {
    const occasion = occasions.find(({ day }) => day === one);
    if (!occasion) return isTheirs(one) ? [] : [one];
    const isKept = !isElsewhen && occasion === occasions[0] && isDay(occasion.day.when);
    return [
      isKept ? before(occasion, today) : { ...occasion.day, when: { dates: [], weekdays: [], times: [] } },
    ];
  });
};
