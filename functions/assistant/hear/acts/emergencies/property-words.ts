import { source } from '../../../patterns.ts';

const VESSEL = source`
  (?:
    pipes?|tuyaux?|conduites?|(?:hot )?water (?:tank|line|main)|tank(?: a (?:eau|leau)(?: chaude)?)?|reservoir
    |chauffe[- ]?eau|water heater|boiler|valve|raccord|fitting
  )`;

const HAS_BURST = source`
  (?:
    burst(?:ed)?|blew|blown|split open|gave way|pete|peter|eclate|saute|fendu|lache|lacher|creve|explose
    |exploded?
  )`;

const ROOM = source`
  (?:
    basement|sous[- ]sol|cave|kitchen|cuisine|bathroom|salle de bain|house|maison|garage|salon|living room
    |floor|plancher
  )`;

/** Water that stands now; not what comes each spring. */
const NOT_EACH_YEAR = source`
  (?!
    [^.!?]{0,40}\b(?:
      chaque|every|each|quand il pleut|when it rains|printemps|spring|l'an|last|parfois|sometimes
    )\b
  )`;

const NO_HEAT = source`
  (?:
    heat(?:ing)?(?:'s| is|s)? (?:out|off|down|dead|gone)
    |(?:furnace|boiler|fournaise|chauffage) (?:is |est |a |just )?(?:
      out|dead|died|quit|morte?|lachee?|brisee?|marche p(?:lus?|us?|as)
    )|(?:plus|pus?|pas) de chauffage|no heat
  )`;

const IN_THE_COLD = source`
  (?:
    new ?born|baby|bebe|nouveau[- ]ne|elderly|(?:grand-?)?(?:mother|mere)
    |\d{1,2} ?(?:degrees?|degres?)? ?(?:in|dans) (?:(?:the|la|le) )?(?:house|apartment|maison|logement)
    |freezing in here|on gele
  )`;

/** What floods while it is told; a drip, or water that was there last year, is a service like others. */
export const damage = [
  `${NO_HEAT}\\b[^?]{0,80}\\b${IN_THE_COLD}|${IN_THE_COLD}\\b[^?]{0,80}\\b${NO_HEAT}`,
  source`
    ${VESSEL}(?: [a-z']+){0,4}? (?:has |have |a |ont |est |s'est |vient (?:juste )?(?:de |d')|just |vient d')
    ${HAS_BURST}|${VESSEL}(?: [a-z']+){0,3}? (?:burst|exploded)`,
  source`
    (?:(?:inches|pieds?|pouces|feet|foot|cm) (?:of |d')|full of |plein(?:e)? (?:de |d')|rempli(?:e)? d')
    (?:l')?(?:water|eau)\b(?=[^.!?]{0,30}${ROOM})
    |${ROOM} (?:is |est )?(?:full of water|pleine? d'eau|sous l'eau|under ?water)`,
  source`
    (?:there's|there is|i have|i've got|we have|got|j'ai|y a|ya|il y a) (?:de l'|plein d'|some |a lot of )?
    (?:water|eau) (?:in|on|dans|sur) (?:the|my|our|le|la|mon|ma|notre) ${ROOM}${NOT_EACH_YEAR}`,
  source`
    (?:sewage|sewers?|egouts?)(?: [a-z']+){0,3}? (?:
      back(?:ing|ed)? up|coming up|refoul\w+|remont\w+|debord\w+|overflow\w+
    )`,
  "(?:coule|pisse|sort|revole) a flots?|(?:water|l?eau)(?: [a-z']+){0,3}? (?:spraying|shooting|gicle|revole)",
  source`
    (?:water|l?eau)(?: [a-z']+){0,3}? (?:
      all over|everywhere|partout
      |plein (?:le|la|mon|ma) (?:plancher|sous[- ]sol|cave|cuisine|maison|salle de bain)
    )
    |(?:
      pouring|gushing|pisse|coule|raining|water (?:is )?(?:coming|dripping|leaking|running)
      |eau (?:qui )?(?:sort|descend|tombe)
    )(?: [a-z']+){0,4}? (?:ceiling|plafond)|burst pipe
    |(?:basement|sous-sol|cave|kitchen|cuisine|bathroom|house|maison)(?: [a-z']+){0,2}? (?:
      flooding|s'inonde|est inondee?|is flooded|se remplit
    )|(?:ca|tout) inonde|(?:can't|cannot|cant|wont|won't) (?:stop|shut off|turn off) the water
    |(?:capable d'|peux pas |reussis? pas a )(?:arreter|fermer) l'eau`,
];

/** Whether it is a house that suffers, and nobody in it. */
export const OF_PROPERTY = new RegExp(`(?<![a-z])(?:${damage.join('|')})(?![a-z])`);
