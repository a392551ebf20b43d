import { globalPattern, source } from '../../patterns.ts';

const APPOINTMENT = source`
  (?:an? )?(?:new |another )?(?:appointments?|appts?|apt|bookings?|reservations?|slots?|times?)`;
const RENDEZ_VOUS = source`(?:rendez[- ]?vous|rdvs?|reservations?|plages? horaires?|heures?)`;
/** What may follow: who wants none "on Tuesday" wants one on another day. */
const YET_EN = source`
  (?= *(?:
    $|[.,!?;:]|(?:so|i|i'm|im|just|only|but)\b
    |(?:any(?:thing|one)? )?(?:just )?(?:
      yet|now|today|at this (?:time|point|stage)|for now|right (?:now|away)|at all
    )(?![a-z])
  ))`;
const YET_FR = source`
  (?= *(?:
    $|[.,!?;:]|(?:je|juste|seulement|mais)\b
    |(?:tout de suite|pour (?:l'instant|le moment)|encore|la|maintenant|aujourd'hui|du tout)(?![a-z])
  ))`;

/** "I'm not asking to book anything", "no more appointments". */
const WANTS_NONE_EN = source`
  (?:
    (?:not|isn't|ain't|never) (?:asking|looking|trying|ready|wanting|wishing|planning|here|about)
    (?: (?:for|to) (?:book|make|schedule|set up|reserve|choose|pick)(?:ing)?)?
    (?: (?:for )?(?:${APPOINTMENT}|anything|a service))?
    (?<=(?:book(?:ing)?|make|schedule|reserve|anything|service|${APPOINTMENT}))${YET_EN}
    |(?:i'm|im|i am|we're|we are) not (?:booking|scheduling|choosing|picking|reserving)
    (?: (?:anything|a service|an? (?:appointment|appt|time)))?${YET_EN}
    |(?:don't|dont|do not|didn't|didnt) (?:want|wish|need|care)(?: to)? (?:
      (?:book|make|schedule)(?: (?:${APPOINTMENT}|anything))?|${APPOINTMENT}
    )${YET_EN}
    |(?:(?<![a-z'] )|(?<=\b(?:and|but|so|just) ))not (?:booking|scheduling)(?: anything)?${YET_EN}
    |(?:no|no more) appointments?(?: please)?${YET_EN}
  )`;
/** "I only want to know whether": who asks when there is room asks for an appointment. */
const ONLY_EN = source`
  (?:
    (?:only|just) (?:(?:want(?:ed)?|need(?:ed)?|asking|asked|trying|wish) to|wanna)
    (?: )(?:know|find out|hear|ask|understand)(?! (?:when|what time|if you have (?:anything|room|space|a )))
    |(?:just|only) (?:an? )?(?:answers?|information|some info|info)(?= *(?:$|[.,!?;]|please|pls|for now))
  )`;

/** « Je ne veux pas de rendez-vous », « pas de rendez-vous pour l'instant ». */
const WANTS_NONE_FR = source`
  (?:
    (?:ne |n')?(?:veux|voulais|voudrais|demande|cherche|desire|souhaite|ai besoin|besoin|faut|reserve|prends)
    (?: pas| point)(?: (?:encore|forcement|du tout|non plus))?
    (?: (?:a )?(?:de |d'|un |une |prendre (?:de |un |une )?|reserver))?
    (?: ?${RENDEZ_VOUS}|(?<=reserver|reserve pas))${YET_FR}
    |(?<!\b(?:n'|j'|j)?(?:ai|as|a|avez|avons|avais) )(?:pas|ni)(?: encore| besoin)? (?:de |d'|un |une )
    ${RENDEZ_VOUS}${YET_FR}
    |(?:pas|plus) (?:une?|de) ${RENDEZ_VOUS} que (?:je|j')
  )`;
/** « Je veux juste savoir », « seulement une réponse ». */
const ONLY_FR = source`
  (?:
    (?:juste|seulement|simplement|uniquement) (?:
      savoir|ces (?:(?:deux|trois|2|3) )?reponses|une reponse|une info|des infos|de l'info|m'informer
      |me (?:renseigner|repondre)|comprendre
    )
    |je (?:m'informe|me renseigne)(?! (?:sur|de) [a-z]+ (?:et|pis|puis))
  )`;

/** "I'm not asking to book anything", « je ne veux pas de rendez-vous, seulement une réponse ». */
export const ONLY_ASKS = globalPattern`
  \b(?:${WANTS_NONE_EN}|${ONLY_EN}|${WANTS_NONE_FR}|${ONLY_FR})(?![a-z])`;
