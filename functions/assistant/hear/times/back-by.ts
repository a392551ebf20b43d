import { source } from '../../patterns.ts';

/** Where somebody is awaited, which is not here. */
const PLACE_FR = source`
  (?:(?:(?:de retour |revenue? )?(?:au|aux|chez|dans|en|a) ?(?!vous|ici|votre|vos)(?:[a-z'·-]+ ){0,4}?)|ailleurs |la-bas )`;
const PLACE_EN = source`
  (?:(?:back )?(?:(?:at|in|on|over at) (?!you|here)(?:[a-z'·-]+ ){0,3}?[a-z'·-]+ |elsewhere |somewhere else |home ))`;
const BY_FR = "(?:pour|avant|vers|d'ici|au plus tard a|a)";
const BY_EN = '(?:by|before|for|at|around|no later than)';
const MUST_FR = source`
  (?:
    (?<!(?:pas|pas a) )(?:faut|faudrait|doi[st]|doivent|devrai[st]?|devons|besoin)
    (?: (?:absolument|vraiment|juste|aussi))*(?: (?:que|qu'|d[e'])| d')? ?
    (?:(?:je|j'?|on|nous|il|elle|ils|elles|(?:mon|ma|mes) [a-z]+) ?)?
  )`;
const MUST_EN = source`
  (?:
    (?<!(?:don't|dont|not|doesn't|never) )
    (?:need|needs|have|has|got|gotta|must|want|wants|(?:i|we)'d like|would like|hoping)(?: to)?
  )`;

/** "They expect me at the office at eleven", « je dois être rendu au bureau pour 11 h ». */
const AWAITED = source`
  (?:
    ${MUST_FR} ?(?:etre|sois|soit|soyons|soient) (?:rendu|assis|arrive|present|revenu|de retour)e?s? (?:deja )?
    ${PLACE_FR}${BY_FR}
    |(?<=(?:^|[,.;:(!?]|\b(?:mais|et|pis)) ?)rendue?s? ${PLACE_FR}(?:pour|avant)
    |(?:attendue?s? |(?:(?:m'|t'|l'|nous |les )attend(?:ent)? ))${PLACE_FR}${BY_FR}
    |(?:m'en|s'en|nous en) ?retourne(?:r|s)? (?:${PLACE_FR})?(?:pour|avant|d'ici)
    |(?:expect|expects|expecting) (?:me|us|him|her|them) ${PLACE_EN}?${BY_EN}
    |(?:i'?m|im|i am|we're|we are|he's|she's|they're|is|are) (?:expected|due|awaited) ${PLACE_EN}${BY_EN}
  )`;

/** What is left to be worked on, and of which somebody has need. */
const THING_FR = source`
  (?:
    auto|char|voiture|vehicule|camion|camionnette|truck|pick-?up|van|machine|velo|bike|chien|chienne|chat|chatte
    |toutou|pitou|minou|lunettes|·+
  )`;
const ITS_FR = "(?:(?:mon|ma|mes|notre|nos|le|la|les|son|sa|ses) |l')";
const THING_EN = '(?:car|truck|van|suv|jeep|vehicle|bike|ride|dog|puppy|pup|cat|kitty|glasses|·+)';
/** Whoever rents one needs it from then on. */
const NO_RENTAL =
  '(?<!\\b(?:exam(?:en)?|saaq|road test|permis|lou(?:e|er)|location|rent(?:al|ing)?)(?![a-z]).{0,90})';
const ITS_EN = '(?:the|my|our|his|her|their)';

/** "I need her back by 12:30", « j'ai besoin de mon char pour 15 h »: it is done by then. */
const HAS_BACK = source`
  (?:
    ${MUST_FR} ?(?:l'|(?:le|la|les) )?(?:${ITS_FR}${THING_FR} )?(?:avoir|aie|ait|ayons) (?:deja )?(?:${ITS_FR}${THING_FR} )?
    (?:repri[st]|recupere|ramasse|ravoir|retrouve)e?s? (?:${ITS_FR}${THING_FR} )?${BY_FR}
    |faut qu[e'] ?(?:j'aie|on ait|il ait|elle ait) ${ITS_FR}${THING_FR} (?:pour|avant|d'ici)
    |(?:recuperer|ramasser|ravoir|reprendre|rechercher) ${ITS_FR}${THING_FR} ${BY_FR}
    |(?:me |nous )(?:(?:le|la|les) |l')?(?:redonne|remet|rend|rapporte|ramene|remettre|rendre)(?:tez|ez|r|z|s)?
    (?: ${ITS_FR}${THING_FR})? ${BY_FR}
    |(?:(?<!\ba )besoin${NO_RENTAL} (?:de |d'|du )|(?:me|nous|lui) (?:faut|faudrait) )${ITS_FR}?${THING_FR} ${BY_FR}
    |${MUST_EN} (?:have |get )?(?:it|him|her|them|${ITS_EN} ${THING_EN}) (?:back|home|returned)(?: home)? ${BY_EN}
    |${MUST_EN} have (?:picked (?:it|him|her|them|${ITS_EN} ${THING_EN}) up|(?:it|him|her|them) picked up) ${BY_EN}
    |(?:need|must have|gotta have|have to have)${NO_RENTAL} ${ITS_EN} ${THING_EN} (?:by|before|at|for)
  )`;

/** Before an hour: the appointment is over by then, for somebody is awaited, or must have back what is left here. */
export const BACK_BY: readonly string[] = [AWAITED, HAS_BACK];
