import { globalPattern } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { NUMBER } from '../numbers.ts';
import { DOES_IT } from '../question-words.ts';
import type { Segment } from '../segments.ts';
import { matchesOf } from '../text.ts';
import { ELSEWHERE } from './event-words.ts';
import { phrasesOf, toldOfPast } from './past.ts';

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
    )|(?:i've|ive|i have|we've|i|j'ai|on a|je n'ai) (?:never|jamais) (?:
      had|got(?:ten)?|done|tried|been|eu|fait|essaye|pris|recu
    )|(?:christmas|xmas|birthday|anniversary) (?:present|gift)
    |cadeaux? (?:de|d'|pour) ?(?:noel|fete|anniversaire)|je (?:demenage|viens de demenager)
    |(?:the )?clocks? (?:go(?:es)?|went|change[sd]?|fall|spring|turn(?:ed)?)
    |(?:on )?(?:change|changeait|recule|avance) (?:l'heure|d'heure)|l'heure (?:change|recule|avance)
    |(?:gotta|(?:have|need|got) to|let me|je (?:dois|vais)|faut que je|jdois|jvais) (?:
      ask|check with|talk to|see with|demande[rz]?(?: a)?|parle[rz]? a|verifie[rz]? avec|voir avec
    ) (?:my|mon|ma|mes|a mon|a ma)
    |(?:it (?:has|needs)|i (?:need|want) (?:it|this|that|them)) to (?:look|hold|last|stay)
    |(?:il )?(?:faut|veux|aimerais|voudrais) que (?:ca|ce soit) (?:tienne|dure|reste|beau)
  )(?![a-z])`;

/** "My sister is doing it Saturday", « mon beau-frère va passer le poser »: what somebody else does for them. */
const DONE_BY_OTHERS = globalPattern`
  \b(?:mon|ma|mes|my|our|notre|un|une|an?) [a-z-]+(?: [a-z'-]+){0,7}? ?(?:
    (?:va|vont|vient)(?: (?:passer|venir))?(?: (?:me|nous))? (?:le |la |les |l'|m'en |s'en )(?:
      faire|poser|installer|reparer|arranger|changer|couper|regler|nettoyer|occuper
    )
    |(?:
      (?:will|'ll|(?:is|'s) (?:going to|gonna))(?: come| just)?(?: over| by)?(?: and| to)? (?:
        do|fix|install|handle|take care of|cut|clean|change
      )
      |(?:is|'s)(?: coming| just)?(?: over| by)?(?: and| to)? (?:
        doing|fixing|installing|handling|taking care of|cutting|cleaning|changing
      )
      |(?:is|'s) coming(?: over| by)? (?:to|and) (?:do|fix|install|handle|take care of|cut|clean|change)
    ) (?:it|them|that|mine)
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
  )(?![a-z])(?! (?:until|till|'?til|jusqu))
  (?! (?:(?:from|de|between|entre|vers|about|around) )*\d{1,2}(?: ?[:h] ?\d{0,2})?(?: ?[ap]m)? ?(?:to|a|-|and|et) ?\d)`;

/** "I usually come every five weeks", « je viens aux cinq semaines »: how often, and no wish to have it so. */
const RHYTHM = globalPattern`
  \b(?<!\b(?:can|could|may|should|if|si|que) )(?:i|we|je|on) (?:usually |normally |always |generally )?
  (?:come(?: in)?|go|viens|vient|vais)(?: [a-z]+){0,2}? (?:every|aux|a toutes les|toutes les|tous les|chaque) (?:
  (?:${NUMBER}|other) )?(?:weeks?|semaines?|months?|mois)(?![a-z])`;

/** "My niece drives me into town every second Thursday": no more than these words. */
const RIDES = globalPattern`
  \b(?<!\b(?:can|could|may|should|if|si|que) )(?:i|we|je|on|she|he|they|(?:my|our|mon|ma|mes) [a-z]+|·+) (?:
  usually |normally |always |generally )?
  (?:comes?|goes?|viens|vient|vais|(?:drives?|takes?|brings?|visits?) (?:me|us)|(?:m'|nous )(?:amene|conduit))
  (?: (?!need|want|like|book|can|could|avoir|prendre)[a-z]+){0,6}? (?:
    (?:every|aux|a toutes les|toutes les|tous les|chaque) (?:(?:${NUMBER}|other) )?(?:weeks?|semaines?|months?|mois)
    |every (?:other|second|third|2nd) (?:mon|tues|wednes|thurs|fri|satur|sun)days?
  )(?![a-z])`;

/** "We moved a piano, four of us": how many they were then. */
const OF_THEM = new RegExp(
  `^, ?(?:only |just |juste |all )?(?:${NUMBER}) (?:of (?:us|them)|people|personnes|d'entre nous)(?![a-z])`,
);

/** "The offer expires at five", « la garantie finit à midi »: until when something else holds. */
const EXPIRES_AT = globalPattern`
  (?<![a-z'])(?:(?:the|my|our|your|mon|ma|le|la|notre|votre|leur|their|his|her) |l')?(?:
    offre|offer|promo\w*|sale|solde|bid|contract|contrat|ticket|parking|parcometre|meter|coupon|permis|permit
    |garantie|warranty|deadline|auction|encan
  )[a-z' ]{0,40}? (?:expire[sr]?|ends?|finit|se termine|tombe|runs out|is up|is over|closes) ?(?:at|a|vers|around) (?:
    noon|midi|minuit|midnight|\d{1,2}(?: ?(?:h|:) ?\d{0,2})?(?: ?(?:am|pm|heures?))?
  )(?![a-z0-9])`;

const spanOfMatch = ({ index, 0: words }: RegExpExecArray): Span => ({
  start: index,
  end: index + words.length,
});

const withNumber = ({ end }: Span, folded: string): number =>
  end + (OF_THEM.exec(folded.slice(end))?.[0].length ?? 0);

const IN_HAND = new RegExp(`\\b${DOES_IT}(?![a-z])`);

/** What a message tells about the visitor and does not wish. */
export const storiesIn = (segments: readonly Segment[]): readonly Span[] =>
  segments.flatMap(({ folded, start }, at) =>
    [
      ...phrasesOf(folded, FACTS),
      ...phrasesOf(folded, DONE_BY_OTHERS),
      ...phrasesOf(folded, RHYTHM),
      ...phrasesOf(folded, ELSEWHERE),
      ...phrasesOf(folded, FORECAST),
      ...phrasesOf(folded, ROUTINE),
      // "I bought tires, can you put them on?"
      ...(IN_HAND.test(segments[at + 1]?.folded ?? '') ? [] : toldOfPast(folded)),
      ...[...matchesOf(folded, LASTING), ...matchesOf(folded, RIDES), ...matchesOf(folded, EXPIRES_AT)].map(
        spanOfMatch,
      ),
    ].map((span) => ({ start: start + span.start, end: start + withNumber(span, folded) })),
  );
