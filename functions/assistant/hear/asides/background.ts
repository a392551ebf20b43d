import { globalPattern, source } from '../../patterns.ts';
import { MONTH } from '../calendar-words.ts';
import type { Span } from '../mention.ts';
import { NUMBER } from '../numbers.ts';
import type { Segment } from '../segments.ts';
import { matchesOf } from '../text.ts';
import { DAY, phrasesOf, toldOfPast } from './past.ts';

/** Facts that are no wish at all: who they are, what others do, that the clocks change. */
const FACTS = globalPattern`
  \b(?:
    (?:je suis|i'm|i am) (?:un |une |a )?(?:nouve(?:au|lle)|new)(?: (?:client\w*|customer|patient\w*|here))?
    |(?:c'est|it's|this is) (?:ma|my) (?:premiere|first) (?:fois|visite|time|visit)
    |(?:the |my |la |ma |mon )?(?:last|derniere?|previous) (?:
      time|visit|appointment|appt|one|cut|fois|visite|rdv|rendez-vous|coupe
    )(?: (?:was|were|i (?:came|was)|(?:c'?)?etait|remonte))
    |(?:ma|mon|my|mes) [a-z]+ (?:
      va (?:a |au |chez|toujours)|voit|always|usually|often|toujours|goes|sees|loves?|adore|aime
    )|je (?:demenage|viens de demenager)
    |(?:the )?clocks? (?:go(?:es)?|went|change[sd]?|fall|spring|turn(?:ed)?)
    |(?:on )?(?:change|changeait|recule|avance) (?:l'heure|d'heure)|l'heure (?:change|recule|avance)
    |(?:gotta|(?:have|need|got) to|let me|je (?:dois|vais)|faut que je|jdois|jvais) (?:
      ask|check with|talk to|see with|demande[rz]?(?: a)?|parle[rz]? a|verifie[rz]? avec|voir avec
    ) (?:my|mon|ma|mes|a mon|a ma)
  )(?![a-z])`;

/** "Three months pregnant", "it has hurt for two weeks": how long something goes on already. */
const LASTING = globalPattern`
  \b(?:enceinte de|pregnant for|for (?:the (?:last|past) )?) ?(?:
    \d+|une?|deux|trois|quatre|cinq|six|a|two|three|four|five
  ) (?:jours?|semaines?|mois|ans?|days?|weeks?|months?|years?)(?! (?:de suite|d'affilee|in a row|straight))(?<=
    (?:enceinte de|pregnant for)[a-z0-9 ]{3,30}
    |(?:have|has|had|been|'ve|is|am|'m|hurts?|hurting|ringing) [a-z' ]{0,40}for [a-z0-9 ]{3,30}
  )|\b\d+ (?:weeks?|months?) (?:pregnant|along|old)(?![a-z])`;

/** "They're calling for snow Thursday", « on annonce de la neige jeudi ». */
const FORECAST = globalPattern`
  \b(?:
    (?:they're|they are|on|ils|y|i|the forecast is|la meteo|meteomedia) ?(?:
      calling for|forecasting|predicting|annonce(?:nt)?|predi(?:t|sent)|prevoi(?:t|ent)
    )|(?:it's|it is) (?:supposed|going|gonna)(?: to)? (?:snow|rain|storm|freeze)
    |(?:il |y )?(?:va|vont|est cense|doit) (?:neiger|pleuvoir|geler|faire tempete)
  )(?![a-z])`;

/** "He gets up at 5 and falls asleep after lunch": hours of somebody's day, unless it is to be then. */
const ROUTINE = globalPattern`
  \b(?<!
    \b(?:
      while|when(?:ever)?|once|until|before|after|quand|lorsqu[e']|pendant qu[e']|des qu[e']|avant qu[e']
      |apres qu[e']
    ) ?(?:[a-z]+ ){0,2}
  )(?:
    (?:gets|wakes) up|(?:i|we|they) (?:get|wake) up|(?:goes|(?:i|we|they) go) to (?:bed|sleep)
    |(?:falls|(?:i|we|they) fall) asleep|(?:he|she|baby|they|i) (?:naps?|sleeps?)
    |(?:takes?|has|have) (?:his|her|their|my|an?) nap
    |(?<!\b(?:personne|nobody|no one)(?: (?:ne|ici))? )(?:se |me |nous )
    (?:(?:leve|couche|reveille)(?:nt|s|ons)?|rendor[st])|s'endor(?:t|ment)|m'endors
    |(?:fait|fais|font) (?:sa|ma|leur|une|la|son) (?:sieste|dodo|somme)|(?:il|elle|bebe) dort
  )(?![a-z])`;

const OCCASION = source`
  (?:
    noces|mariage|ceremonie|fete|party|wedding|ceremony|funerals?|funerailles|bapteme|bal|prom|souper|diner
    |concert|recital|gala|5 a 7|spectacle|show|match|game|entrevue|interview|vol|flight|reception
    |grad(?:uation)?|vernissage|luncheon|brunch|christening|baby shower|shower|lesson|practice|pratique|messe
    |mass|tournoi|tournament|rehearsal|repetition
  )`;
/** When something else is: "the wedding is at one". */
const ELSEWHERE = globalPattern`
  \b(?:le|la|l'|mon|ma|notre|the|my|our) ?${OCCASION} (?:est|is|commence|starts?|begins?|debute)
  (?: (?:le|on))?(?: ·)? (?:a|at)`;
const EVENT = source`
  (?:
    (?:office|christmas|xmas|birthday|staff|work|holiday|family|my|our|the|mon|ma|notre|un|une|le|la|a|an) ?
  )*${OCCASION}(?: (?:de|du|d') ?(?:bureau|noel|famille|la job|fete))?`;
/** "Office party on Friday": when something else is, and no wish for that day beside one for another. */
const EVENT_DAY = new RegExp(`\\b${EVENT} (?:(?:is|est|c'est) )?(?:on |this |next |le |ce )?${DAY}`, 'g');
/** "It's his party that night": the time that was told before, and no other wish. */
const EVENT_THEN = globalPattern`
  \b${EVENT} (?:
    that (?:same )?(?:day|night|evening|morning|afternoon)
    |(?:ce|cet|cette) (?:soir|jour|matin|apres-midi|journee|soiree|fin de semaine)[- ]la
  )(?![a-z])`;
const HOUR = source`
  (?:at|a|@|vers|around) (?:
    noon|midi|midnight|minuit|\d{1,2}(?: ?(?:h|:) ?\d{0,2})?(?: ?(?:am|pm|a\.m\.|p\.m\.|o'clock|heures?))?
  )(?![a-z0-9])`;
const OF_WHOM = "(?: (?:de|du|d'|of|for|pour)(?: (?:la|le|les|l'|ma|mon|mes|my|the|our|notre))? ?[a-z]+)?";
/** "The wedding is at noon", « les noces de ma nièce à midi ». */
const EVENT_HOUR = globalPattern`
  \b${EVENT}${OF_WHOM} (?:(?:is|est|c'est|starts?|begins?|commence|debute) )?
  (?:(?:on |this |next |le |ce )?${DAY} )?${HOUR}`;
const CARRIERS = '(?:train|autobus|bus|flight|vol|plane|avion|ferry|traversier|boat|bateau)';
const BOUND_FOR = "(?: (?:from|to|for|de|du|pour|a|d')(?: (?:la|le|the))? ?[a-z-]+)?";
/** "My train is Friday at 4:15", « mon autobus de Mont-Joli arrive à 9 h 40 »: when they travel. */
const TRAVEL_HOUR = globalPattern`
  \b${CARRIERS}${BOUND_FOR}
  (?: (?:
      is|est|leaves?|departs?|arrives?|gets in|comes in|lands?|docks?|takes off|part|arrive|decolle|atterrit
      |rentre
    )
  )?${BOUND_FOR} (?:(?:on |this |next |le |ce )?${DAY} )?${HOUR}`;
/** "I drop the kids at school at 8:15": when somebody is elsewhere with them. */
const ERRAND_HOUR = globalPattern`
  \b(?:i|we|je|on) (?:drop|take|bring|pick|get|depose|amene|emmene|conduis|reconduis|vais (?:chercher|porter))
  (?: off| up)? (?:the |my |our |les |mes |nos )?(?:
    kids?|children|boys|girls|son|daughter|enfants|gars|filles|petits
  )(?: (?:off|up))?(?: (?:at|to|from|a|de) ?(?:the |l')?(?:school|daycare|ecole|garderie|cpe))? ${HOUR}`;
/** "I'm hosting Sunday dinner", « je reçois samedi ». */
const HELD_ON = globalPattern`
  \b(?:hosting|throwing|having|attending|je recois|on recoit|j'organise|on fete) (?:[a-z']+ ){0,4}?
  (?:on |le |ce )?${DAY}(?: (?:night|soir))?(?! (?:at|a|vers|around|apres|after)\b)`;
const LEFT = source`
  (?:
    it|him|her|them
    |(?:(?:the|my|our|le|la|mon|ma|notre|les|mes) |l')(?:
      car|truck|van|suv|bike|auto|voiture|char|camion|velo|vehicule|vehicle|machine|dog|cat|pup|chien|chat
      |toutou|keys?|cles?|clefs?|tires|pneus
    )
  )`;
const PLACED =
  '(?:(?: (?:off|up|in|over|there|here|back|overnight|chez vous|a votre garage|la|on|le|ce|this|for))*)';
/** "I'll leave the car Wednesday night", « je viens la chercher vendredi »: the work lies on another day. */
const LEFT_ON = globalPattern`
  \b(?:
    (?:leav(?:e|ing)|drop(?:ping)?(?: off)?|laisser?(?:ai)?|deposer?(?:ai)?|apporter?|amener?|porter) ${LEFT}
    ${PLACED}
    |(?:la|le|l'|les|vous la|vous le) ?(?:laisser?(?:ai)?|deposer?(?:ai)?|porter|apporter?|amener?)${PLACED}
  ) ?${DAY} (?:night|evening|soir)
  |\b(?:pick(?:ing)?(?: up)?|get|collect|chercher|reprendre|recuperer?|ramasser) ${LEFT}${PLACED} ?${DAY}
  |\b(?:la|le|l'|les) ?(?:chercher|reprendre|recuperer|ramasser)${PLACED} ?${DAY}
  (?: (?:night|evening|morning|afternoon|soir|matin|apres-midi))?`;
const OR_ANOTHER = /^,? ?(?:or|ou)\b/;

/** "For the party on Friday": then the day bounds the wish. */
const BOUNDED =
  /\b(?:for|before|pour|avant|until|jusqu'a|d'ici|by|after|apres|before my|veille d[eu]|day before) ?$/;

/** "His exam is in June", « on se marie en mai »: when something else is, unless it is before or for that. */
const IN_A_MONTH = globalPattern`
  \b
  (?<!\b(?:avant|before|pour|for|d'ici|by) (?:(?:mon|ma|my|le|la|the|notre|our|son|sa|his|her|un|une|a|an) )?)(?:
    examens?|exams?|finals?|concours|mariage|wedding|voyage|trip|vacation|bal|prom|graduation|recital|concert
    |marathon|tournoi|tournament|accouche\w*|due|baby|bebe|marry|married|marie[rs]?|demenage\w*|moving
  )\b[a-z' ]{0,30}? (?:en|in|au mois d[e']) ?(?:${MONTH})(?![a-z])`;

const spanOfMatch = ({ index, 0: words }: RegExpExecArray): Span => ({
  start: index,
  end: index + words.length,
});

/** Occasions of the visitor's with their months; what is done here is none. */
export const occasionsIn = (segments: readonly Segment[], services: readonly Span[]): readonly Span[] =>
  segments
    .flatMap(({ folded, start }) =>
      matchesOf(folded, IN_A_MONTH)
        .map(spanOfMatch)
        .map((span) => ({ start: start + span.start, end: start + span.end })),
    )
    .filter(({ start, end }) => !services.some((one) => one.start < end && start < one.end));

const eventSpans = (
  segments: readonly Segment[],
  patterns: readonly RegExp[],
  part?: RegExp,
): readonly Span[] =>
  segments.flatMap(({ folded, start }) =>
    patterns
      .flatMap((pattern) => matchesOf(folded, pattern))
      .filter(({ index }) => !BOUNDED.test(folded.slice(0, index)))
      .filter(({ index, 0: words }) => !OR_ANOTHER.test(folded.slice(index + words.length)))
      .map(({ index, 0: words }) => ({
        start: start + index + (part?.exec(words)?.index ?? 0),
        end: start + index + words.length,
      })),
  );

/** The events of a message, with their days. */
export const eventsIn = (segments: readonly Segment[]): readonly Span[] =>
  eventSpans(segments, [EVENT_DAY, EVENT_THEN, HELD_ON, LEFT_ON]);

/** Where what is to be worked on is left, or fetched, with the days of it: the team is to know. */
export const leavingsIn = (segments: readonly Segment[]): readonly Span[] => eventSpans(segments, [LEFT_ON]);

const LAST_HOUR = new RegExp(`${HOUR}$`);

/** The hours of the events of a message: the day beside one may be wished. */
export const eventHoursIn = (segments: readonly Segment[]): readonly Span[] =>
  eventSpans(segments, [EVENT_HOUR, TRAVEL_HOUR, ERRAND_HOUR], LAST_HOUR);

/** "My brother Gérald is coming to see you about his will": the appointment of somebody else. */
const COMING = globalPattern`
  \b(?:my|mon|ma|our|notre) [a-z]+(?: [a-z'-]+){0,3}? (?:
    (?:is|'s) coming|comes?|came|has an? (?:appointment|appt)|s'en va|va vous voir|vient|vous voit
    |a (?:un )?(?:rendez-vous|rdv|rv)
  )(?![a-z])`;

/** Where somebody else's coming is told: it is a wish unless their appointment is asked about. */
export const othersComing = (segments: readonly Segment[]): readonly Span[] =>
  segments.flatMap(({ folded, start }) =>
    phrasesOf(folded, COMING).map((span) => ({ start: start + span.start, end: start + span.end })),
  );

/** "I usually come every five weeks", « je viens aux cinq semaines »: how often, and no wish to have it so. */
const RHYTHM = globalPattern`
  \b(?<!\b(?:can|could|may|should|if|si|que) )(?:i|we|je|on) (?:usually |normally |always |generally )?
  (?:come(?: in)?|go|viens|vient|vais)(?: [a-z]+){0,2}? (?:every|aux|a toutes les|toutes les|tous les|chaque) (?:
  (?:${NUMBER}|other) )?(?:weeks?|semaines?|months?|mois)(?![a-z])`;

/** "We moved a piano, four of us": how many they were then. */
const OF_THEM = new RegExp(
  `^, ?(?:only |just |juste |all )?(?:${NUMBER}) (?:of (?:us|them)|people|personnes|d'entre nous)(?![a-z])`,
);

const withNumber = ({ end }: Span, folded: string): number =>
  end + (OF_THEM.exec(folded.slice(end))?.[0].length ?? 0);

/** What a message tells about the visitor and does not wish. */
export const storiesIn = (segments: readonly Segment[]): readonly Span[] =>
  segments.flatMap(({ folded, start }) =>
    [
      ...phrasesOf(folded, FACTS),
      ...phrasesOf(folded, RHYTHM),
      ...phrasesOf(folded, ELSEWHERE),
      ...phrasesOf(folded, FORECAST),
      ...phrasesOf(folded, ROUTINE),
      ...toldOfPast(folded),
      ...matchesOf(folded, LASTING).map(spanOfMatch),
    ].map((span) => ({ start: start + span.start, end: start + withNumber(span, folded) })),
  );
