import { globalPattern, pattern, source } from '../../patterns.ts';
import { ALL, BOTH } from '../all-of-them.ts';
import { MINE, TO } from '../function-words.ts';

const APPOINTMENTS = source`
  (?:rendez[- ]?vous|rdvs?|reservations|seances|visites|appointments|appts|bookings|sessions|visits)`;
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/** "My two appointments", « le tout », "all my Tuesdays": several as one thing, or one after another. */
export const SEVERAL = source`
  (?:
    (?:(?:all|both|tou(?:s|tes))(?: of)? )?(?:mes|nos|ces|les|my|our|these|those|the)
    (?: (?:deux|trois|quatre|two|three|four|both))? ${APPOINTMENTS}
    |(?:both|all) ${APPOINTMENTS}|(?:all(?: of)?|tou(?:s|tes)) (?:my|our|the|mes|nos) (?:[a-z]+ )?·
    |(?:all (?:of )?)?(?:my|our|the) (?:[a-z]+ )?(?:${DAY}s|(?:${DAY}|·) ${APPOINTMENTS})
    |(?:tous )?(?:mes|nos|les) (?:(?:lun|mar|mercre|jeu|vendre|same)dis|dimanches)|le tout|it all
    |(?:the|this) (?:whole|entire) (?:thing|lot|visit|series)|(?:the|this) series|(?:toute )?la serie
  )`;
/** What is done to them that are spoken of: « les déplacer », "move them". */
const THEM = source`
  (?:
    les (?:deplacer|reporter|repousser|devancer|decaler|reculer|bouger|remettre)
    |(?:deplace[rz]?|reporte[rz]?|repousse[rz]?|devance[rz]?|decale[rz]?|recule[rz]?|bouge[rz]?|remet(?:s|tez)?)-les
    |(?:move|push|postpone|shift|bump|reschedule|bring|switch) them
  )`;
const ONE_OF =
  '(?:un|une|one|which|any|either|seule?ment|only|first|second|last|premiere?|deuxieme|derniere?)';

/** Several that are moved, in whatever words; not "one of my appointments". */
export const SEVERAL_MOVED = pattern`
  (?<!\b${ONE_OF} (?:de |d'|of )?)\b(?:${SEVERAL}|${THEM})(?![a-z])`;

const MEANS_BOTH = new RegExp(BOTH);

/** Whether words speak of all of several. */
export const meansAll = (folded: string): boolean =>
  MEANS_BOTH.test(folded) || SEVERAL_MOVED.test(folded) || ALL.test(folded);

const CHANGE = source`
  (?:
    (?:deplace|reporte|repousse|devance|decale|recule|bouge|tasse|avance|pousse)[rz]?|move|moving|push|bump|shift|slide|postpone
    |reschedule
  )`;
/** Nothing more is asked for: no service, and nobody else. */
const FOR_NOBODY = source`(?!.{0,40}\b(?:for|pour|with|avec|too|also|as well|aussi|another|autre)\b)`;
/** "Actually a colouring too" is another one. */
const NO_OTHER = source`
  (?!.{0,60}\b(?:too|also|as well|aussi|en plus|itou|after|before|apres|avant|another|autre|cancel|annul[a-z]*|keep
  |gard[a-z]*|add(?:ing)?|r?ajoute[rz]?
  |second|with it|avec ca)\b)`;

/**
 * What moves an appointment once one stands, though it is said of things too: "change my tires to Friday" moves it, and
 * "make it a manicure" changes it.
 */
export const CHANGES_BOOKED = globalPattern`
  \b(?:chang(?:e[rz]?|ing)|switch|swap|modifie[rz]?|mett?(?:re|ez|s)) ${MINE}(?:[a-z·-]+ ){1,4}?${TO}·
  |\b(?:re)?mett(?:re|ez|s) (?:ca|le|la) (?:${TO})?·
  |\b(?:changer|deplacer|change|move|switch) (?:
    l'heure|la date|de (?:date|jour|journee|heure|moment)|(?:the|my) (?:time|date|day)|days?
  )(?![a-z])
  |\b(?:make|change|switch|swap|trade|exchange) (?:it|that|this) (?:(?:in)?to |for |with )?(?:an?|the) ·
  |\bplutot (?:pour )?une? ·|\b(?:finalement|en fait|actually)[ ,]+${NO_OTHER}(?:
    (?:j'|(?:je|on|i|i'd|we|ca|ce|c'est|can|could|let's) )[ a-z']{0,24}?)?(?:une?|an?|the|l[ae]) ·
  |\b(?:${CHANGE}|switch(?:ing)?|swap|chang(?:e[rz]?|ing)|passe[rz]?|go|redo|rebook|refaire|mett?(?:re|ez|s)|mets)
  (?:
    (?:[- ](?:it|that|me|us|this|moi|nous|ca|le|la))? (?:over |back )?(?:to|a|au|pour|for) (?:le |la |the |next )?
    |[- ](?:it|that|this|ca|le|la) (?:over |back )?
  )·
  |\b(?:can|could|may) (?:i|we) (?:come|be there)(?: in)?(?: (?:on|at))? ·${FOR_NOBODY}
  |\b(?:avez|auriez|as|aurais)(?:[- ]?(?:vous|tu))?(?: de la place| quelque chose| de quoi| une place)?
  (?: (?:le|pour))? ·${FOR_NOBODY}
  |\b(?:ca|ce) (?:peut|pourrait)(?:[- ]?(?:tu|il|t-il))? etre (?:avec )?·
  |\b(?:what|anything|something) else (?:(?:do|would|have|has|is|are|'s) )?(?:you |u |ya |there )?(?:have|got|free|open|available)
  |\b(?:avez|auriez|as|aurais|a|reste)(?:[- ](?:vous|tu|t-il))? (?:de )?(?:
    autre chose (?:de (?:dispo|libre)|ce|cette|le|la|dans|en|·)|d'autres? (?:heures?|jours?|moments?|dispos?|plages?|places?)
  )
  |\b(?:both(?: of (?:them|those))?|all of (?:it|them)|les (?:deux|trois)|tout)(?: to| a| au| pour| on)? ·
  |\b${THEM}(?![a-z])
  |\b(?:
    deplace[rz]?|reporte[rz]?|repousse[rz]?|devance[rz]?|decale[rz]?|recule[rz]?|bouge[rz]?|move|push|postpone
    |shift|bump|bring|reschedule
  )(?: (?:back|up))? (?:${SEVERAL}|both|everything|all of (?:it|them)|tout|les (?:deux|trois|quatre))(?![a-z])`;
