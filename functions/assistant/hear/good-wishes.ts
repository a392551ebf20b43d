import { globalPattern, source } from '../patterns.ts';
import type { Span } from './mention.ts';
import { matchesOf, type Text } from './text.ts';

/** What one wishes somebody well for. */
const STRETCH = source`
  (?:
    (?:fin|reste|debut) d(?:e|u) (?:la |l'|votre |ta )?|(?:rest|remainder) of (?:the|your|ur) |long(?:ue)? |first
  )?
  (?:
    (?:apres|avant)[- ]?midi|aprem|matin(?:ee)?|journee|soiree|soir|nuit|midi|fin de semaine|week-?end|semaine|conge
    |lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|noel|paques|fetes|annee|vacances
    |morning|afternoon|evening|day|night|week|one|holidays?|vacation|christmas|new year|thanksgiving|easter
    |(?:mon|tues|wednes|thurs|fri|satur|sun)day
  )(?![a-z-])`;
/** Behind it, what makes of it a time that is looked for: "a good morning for me", "have a nice evening slot". */
const SOUGHT = source`
  (?! (?:
      for|pour|is|are|was|will|would|works?|suits?|and (?!thank|bye)[a-z]+|fits?|serait|est|sont|irait|convient|me
      |slots?|spots?|times?|openings?|appointments?|appts?|free|available|libre|dispo[a-z]*|rendez|rdv|plage|place|or|ou|at|a \d
    )(?![a-z])
  )`;
const GOOD = source`
  (?:bon(?:ne)?s?|bel|belle|beau|excellente?|agreable|joyeux|joyeuse|heureuse|heureux)`;
const NICE = source`
  (?:(?:very |really |wonderfully )?(?:
      good|gd|nice|great|lovely|wonderful|happy|pleasant|beautiful|fantastic|amazing|awesome|fabulous|merry|relaxing
    ))`;
/** Who is wished well, and by what verb of having: "you're having a", « que vous avez passé une ». */
const WHOSE = source`
  (?:
    ,? ?(?:
      you|u|y'all|everyone|everybody|yourself|yourselves|all|guys|are|is|were|'re|having|have|had|got|an?|the|your
      |that|and|que|vous|tu|toi|tous|toutes|avez|as|passe[zr]?|eu|une?|la|l'|votre|ta|de|d'|egalement|aussi
    )(?![a-z])
  ){0,7}`;
const HOPES = "(?:(?:i |we )?hop(?:e|ing)|(?:j')?espere|esperant)";
const WISHES = source`
  (?:
    (?<!\b(?:you|u|i|we|they|to|can|could|do|would|might|will) )have|enjoy|wish(?:ing)?
    |(?:je |on |nous )?(?:vous |te |t'en )?souhait(?:e|ant|ons)
    |(?<!\b(?:je|on|pouvez|peux|veux|pour|avez|as|ai|a) )passe[zr]?
  )`;
/** « Bonne fin de soirée », said of nothing else. */
const FRENCH = source`
  (?:
    (?<!\b(?:une?|des|quel(?:le)?|ce|cette|le|la|mes|mon|ma|de|est|serait|aucune?|pas|plus) )
    |(?<=\b(?:merci|au revoir|salut|ciao|bye)(?: et|,)? une )
  )${GOOD}`;
/** "Good evening" by itself: at the start of a thought, or behind a greeting or a thank-you. */
const ALONE = source`
  (?<=
    (?:^|[,.;:!?()…] ?| - )
    (?:(?:
        and|well|hi|hello+|hey+|hiya|yo|allo+|bonjour|bonsoir|salut|thanks?(?: you)?|thx|ty|cheers|bye|ok|there|team
        |everyone|all|guys|folks|a
      ),? )*
  )(?!good friday)${NICE}`;
const ENJOYS = '(?:enjoy|profite[zr]?(?: bien)?)(?: de)? (?:the|your|la|votre|ta)';
const PARTING = `${WISHES}${WHOSE} (?:${GOOD}|${NICE})|${ENJOYS}`;
/** What one leaves with; who hopes that a weekend was good does not leave. */
export const FAREWELL = source`
  (?:
    ${PARTING}|${HOPES}(?!${WHOSE} (?:had|having|avez|as)(?![a-z]))${WHOSE} (?:${GOOD}|${NICE})
    |(?!bon (?:matin|avant|midi|[a-z]+di(?![a-z])))${FRENCH}
  ) ${STRETCH}${SOUGHT}`;

/** "Evening. I'd like to …": a sentence of its own follows, and no other time. */
const ANOTHER_SENTENCE = "\\. (?!(?:any|on|this|next|at|after|before|around|[a-z]+day)\\b)(?:[a-z']+ ){2}";
/** "'Morning", "evening all": no adjective, and whoever is spoken to. */
const SHORT = globalPattern`
  ^(?:
    '(?:morning|afternoon|evening)|g'?morning|mornin'?(?![a-z])
    |(?:morning|afternoon|evening)(?=!|${ANOTHER_SENTENCE}|, (?:
        (?:i|we)(?:'m|'ve| am| have| was|'d)? (?:wondering|looking|hoping|like|need|want|got|have) |i'?m (?:trying|a|new)
        |(?:trying|looking|wondering|hoping|just|quick|need(?:ing)?|what|how|who) |[a-z]{3,}'s [a-z]+ing
      ))
    |(?:morning|afternoon|evening),? (?:
      all|everyone|everybody|folks|guys|team|there
    )
  )(?![a-z])`;

const WISHED = globalPattern`
  (?<![a-z'])(?:
    (?:${PARTING}|${HOPES}${WHOSE} (?:${GOOD}|${NICE})|${FRENCH}|${ALONE}) ${STRETCH}${SOUGHT}
    |top of the morning
  )(?: to (?:you|u|ya|all|y'all|everyone))?(?![a-z])`;

/** "Good morning" and what else wishes somebody a good time, whenever that is: no time is wished for by it. */
export const GOOD_WISHES: readonly RegExp[] = [WISHED, SHORT];

/** Where somebody is wished a good time. */
export const goodWishesIn = ({ folded }: Text): readonly Span[] =>
  matchesOf(folded, GOOD_WISHES).map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
