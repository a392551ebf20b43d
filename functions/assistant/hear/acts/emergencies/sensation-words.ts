import { source } from '../../../patterns.ts';

export const sensation = [
  source`
    (?:sens|sent|sentir) (?:plus|pus|pu|pas) (?:mes|ses|la|le|mon|ma|sa|son) (?:
      jambes?|bras|pieds?|mains?|corps
    )|(?:can't|cannot|cant|don't|can no longer) feel (?:my|his|her) (?:legs?|arms?|feet|foot|hands?|face|body)
    |(?:sudden(?:ly)?|lost|losing|loss of|perdu|perds|perte de) (?:
    (?!lunettes|verres|examens?|tests?|photos?|glasses)[a-z']+ ){0,4}?(?:vision|sight|vue|eyesight)
    (?! (?:test|exam|insurance|plan|coverage|card|care|benefit|sur|of|qui))
    |(?:aveugle|blind) (?:d'un coup|all of a sudden|suddenly)|worst headache (?:of|in)|pire mal de tete`,
];

const ALL_AT_ONCE = source`
  (?:
    d'un coup|d'un seul coup|tout a coup|tout d'un coup|soudain\w*|subit\w*|all of a sudden|suddenly
    |out of nowhere|overnight
    |(?:depuis|since) (?:ce matin|a matin|hier|tantot|cette nuit|this morning|yesterday|last night)
  )`;

const NO_HEARING = source`
  (?:
    (?:n'|ne )?entends?(?: [a-z']+){0,1}? (?:plus|pus?) (?:rien|de l'oreille|d'une oreille|du (?:cote|bord))
    |(?:n'|ne )?entends? (?:plus|pus?) (?:rien )?(?:de l'oreille|d'une oreille|du cote)
    |(?:can't|cannot|cant|can no longer|couldn't) hear (?:(?:anything|a thing|at all) )?(?:out of|from|in|on) (?:
      my|her|his|one|the
    )(?: (?:left|right))? (?:ear|side)|(?:lost|losing) (?:all )?(?:my|her|his|the)? ?hearing
    |perdu (?:l'ouie|l'audition)|deaf|sourde?
  )`;

/** Deafness from one hour to the next is treated within days, or not at all. */
export const hearing = [
  source`
    ${NO_HEARING}[^!?]{0,60}?\b${ALL_AT_ONCE}|${ALL_AT_ONCE}[^!?]{0,60}?\b${NO_HEARING}
    |sudden (?:hearing loss|deafness)|surdite (?:subite|soudaine)`,
];

const HEADACHE = '(?:mal de tete|maux de tete|headache|migraine)';
const SUDDEN =
  "(?:soudain\\w*|subit\\w*|d'un (?:seul )?coup|tout a coup|sudden(?:ly)?|out of nowhere|thunderclap)";

/** Pain that begins at once, and a calf that swells behind a journey or an operation. */
export const sudden = [
  source`
    ${HEADACHE}\b[^.!?]{0,30}?\b${SUDDEN}|${SUDDEN}\b[^.!?]{0,24}?\b${HEADACHE}
    |(?:calf|mollets?)\b[^.!?]{0,24}?\b(?:swoll\w+|swelling|enfle\w*|gonfle\w*)[^.!?]{0,40}?\b(?:
      flight|plane|flying|avion|vol|surgery|operation|operee?|chirurgie|cast|platre
    )`,
];

export const spine = [
  source`
    (?:one|right|left|whole) side(?: [a-z]+){0,4} (?:numb|weak|paralyzed|tingling)
    |cote (?:gauche|droit)(?: [a-z]+){0,4} (?:engourdi\w*|paralyse\w*|mou)
    |(?:can't|cannot|cant|can no longer|unable to) move (?:my|his|her|the|one) (?:
      arm|leg|left|right|face|side|whole
    )s?|(?:bouge|bouger) (?:plus|pus|pu) (?:mon|ma|le|la|son|sa|mes|ses) (?:bras|jambes?|cote|visage)
    |(?:lost|losing|loss of|perdu le) (?:control of |controle de )?(?:my |his |her |ma |mes )?
    (?:bladder|bowels?|vessie|selles)(?: control)?
    |(?:back|dos|legs?|jambes?)\b[^.!?]{0,40}?\b(?:
      (?:can't|cannot|cant) hold (?:my|it|his|her)? ?(?:pee|urine|bladder)|pee(?:ing)? (?:my|him|her)self
      |(?:perds?|retien[st] (?:plus|pus|pu|pas)) (?:mon|son|mes|ses|l')? ?(?:urine|pipi|selles)
    )|numb between (?:my|the|his|her) legs|engourdie? entre les jambes`,
];
