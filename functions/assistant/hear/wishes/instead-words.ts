import { globalPattern, source } from '../../patterns.ts';
import { DAY } from '../asides/past.ts';

/** "It can only be Thursday", "is there something closer to four": whatever else was told of other times. */
export const ONLY_ON = globalPattern`
  (?<![a-z'])(?:
    (?:it|that)(?:'ll| will|'s| is)? (?:(?:can|could|would|must|has to) )?only(?: be)?
    |(?:ca|ce|cela|c') ?(?:ne |n')?(?:peu[xt]?|pourrais?t?|est|serait|sera) (?:
      (?:juste|seulement|uniquement) etre|etre (?:que|juste|seulement|uniquement)
    )
  )(?= (?:le |on )?(?:${DAY}|tues?|weds?|thu(?:rs?)?|fri)(?![a-z]))
  |(?<![a-z'])(?:something|anything|one|a (?:time|slot|spot)|quelque chose|une (?:place|heure))
  (?= (?:a (?:bit|little) )?(?:(?:close|closer|near|nearer) to|plus (?:pres|proche) d))`;

/** "No, Thursday", "make it …", « finalement … »: what stands behind it takes the place of what was said. */
export const correctsAfter = [
  // "Never mind, Thursday": what stands behind the pause takes the place of what was said.
  source`
    (?:(?:ah |oh |bah |ben )?(?:non|no|nah),? )?(?:
      laisse[rz]? (?:faire|tomber)|oublie[rz]?(?:[- ]?(?:ca|moi ca))?|forget (?:it|that|about it)|never ?mind
      |nvm|scratch that
    )(?= ?[,.!…-]+ ?(?:[a-z']+ ){0,3}?·)`,
  // What was told before is the reason: "I drop the kids at 8:30, so after 9".
  "(?:so|donc)(?: (?!not|pas|jamais|never|surtout|any|much)[a-z]+){0,2}(?= ?(?:le |la |l'|on |in |the )?·)",
  "(?:but|mais) (?:i'll (?:take|go with|do)|je (?:vais (?:prendre|y aller avec)|prendrais|prends))",
  source`
    (?:
      oops|oups|ouch|woops|whoops|ah|oh|hmm|euh|wait|attend[sz]?|attendez|desolee?|pardon
      |excuse[rz]?(?:[- ]moi)?|sorry
    )?[ ,.!]*(?:non|no|nan|nope|nah)(?=[ ,.!…-]+[a-z0-9·])`,
  source`
    (?:
      oops|oups|woops|whoops|erreur|correction|my bad|i mean|i meant|(?:je )?(?:veux|voulais) dire
      |scratch that|on second thoughts?|(?:a|en) (?:bien )?y (?:re)?pens(?:er|ant)|tout compte fait
      |tant qu'a y etre|changed my mind|j'ai change d'(?:idee|avis)
      |(?:sorry|desolee?|pardon)[ ,]*(?=(?:i mean|je veux|plutot|c'est|make))
    )`,
  source`
    (?<=·[ ,.!…-]*)(?:wait|attend[sz]?|attendez|hold on|pardon|sorry|desolee?|excuse[rz]?(?:[- ]moi)?)
    (?=[ ,.!…-]+(?:(?:a|at|le|on|the|pour|for) )?·)`,
  source`
    (?:
      make (?:it|that)|change (?:it |that |ca )?(?:to|for|pour)|switch (?:it )?to
      |(?:mets|mettez|mettons)[- ](?:ca|le|la|moi|les) ?(?:plutot )?(?:a|le|pour)?|better yet|mieux encore
      |en fait|en faite|enfaite|finalement|finallement|actually|acctually|au final|rather(?! than)
    )`,
];

/** "Rather", « à la place »: on either side of what takes the place of what was said. */
export const correctsEither = [
  'plutot(?! que| qu)',
  'instead(?! of)',
  "a la place(?! d[e'u])|(?<=· ?)a place(?! for| d[e'u])",
];

/** "Instead of …", « plutôt que … »: takes back what stands behind it. */
export const retracts = [
  // "I usually come Tuesdays, but this week Friday": the habit is no wish.
  source`
    (?<!\b(?:comme|as|than|que) )(?!
      [a-z']+(?:,? (?:i|je|we|on))?(?: (?:come(?: in)?|viens|vient))? (?:
        every|aux|a toutes|toutes les|tous les|chaque
      )\b
    )(?:usually|normally|d'habitude|dhabitude|habituellement|normalement)
    (?:,? (?:i|je|j'|on|we|c'est|it's|its))?
    (?: (?:come(?: in)?|viens|venais|vient|go(?: in)?|vais|book|prends|see (?:you|him|her)|have|am|suis))?
    (?: (?:in|on|le|la|les))?`,
  // « Plutôt mardi que mercredi », and not « autant mardi que mercredi ».
  "(?<=· )(?<!\\b(?:autant|aussi bien|tant) (?:(?:le|la|les) |l')?[· ]+)(?:que|over|than)(?= ?(?:le |la |the )?·)",
  // "Friday would suit me better than Saturday".
  source`
    (?<!\b(?:pas|not) )(?:plus|mieux|better|more|easier|more convenient)(?: (?:pour|for) (?:moi|me|us|nous))? (?:
      que|than
    )(?= ?(?:le |la |on |the )?·)`,
  source`
    (?:
      plutot qu(?:e|'une?|')|au lieu d(?:e|u|')|a la place d(?:e|u)|instead of|rather than|pas celui d(?:e|u)
    )`,
];
