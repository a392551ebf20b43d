import { globalPattern, source } from '../../patterns.ts';
import { MINE, TO } from '../function-words.ts';

/** To move something, and to give it for something else: of an appointment both say the same. */
const MOVES = source`
  (?:
    (?:deplace|reporte|repousse|devance|decale|bouge|tasse|recule|avance|pousse)[rz]?|mov(?:e|ing)|push(?:ing)?|bump(?:ing)?
    |shift(?:ing)?|slid(?:e|ing)|nudg(?:e|ing)|postpon(?:e|ing)|reschedul(?:e|ing)|resched
  )`;
const TRADES = source`
  (?:
    chang(?:e[rz]?|ing)|switch(?:ing)?|swap(?:ping)?|trad(?:e|ing)|exchang(?:e|ing)|modif(?:y|i\w+)|(?:echange|troque)[rz]?
    |redo|re-?book|refaire|re-?booker
  )`;
export const OWN = '(?:mon|ma|mes|notre|nos|my|our)';

/**
 * "Move my colouring", « bouger mon facial à jeudi »: the appointment by its service, on a text in which what was read is
 * taken out.
 */
const MOVES_SERVICE = globalPattern`
  \b${MOVES}(?: (?:back|up|juste|just|seulement|only|uniquement))? ${MINE}(?:[a-z]+'s )?(?:·|(?:[a-z-]+ ){1,3}?${TO}·)
  |\b(?:move|push|bump|shift|postpone|reschedule|(?:deplace|reporte|repousse|devance|decale)[rz]?) ·+(?: ·+)* ${TO}·
  |\b${TRADES} ${OWN} (?:·+ ?(?:on |de |du |at |a )?)+(?:for|with|pour|contre|to|par) (?:an?|une?) ·
  |\b(?:bring|brought) ${MINE}·+ (?:forward|up|back|earlier|sooner)\b
  |\bput(?:ting)? (?:off|back) ${MINE}·|\bput(?:ting)? ${MINE}·+ (?:off|back)\b
  |\bremett?(?:re|ez|s) ${MINE}(?:[a-z·-]+ ){1,4}?(?:au?|pour) (?:le |la )?·`;

/** What moves of itself, or is carried: no appointment is meant. */
const THINGS = source`
  (?:
    cars?|trucks?|vans?|bikes?|autos?|voitures?|chars?|vehicules?|camions?|velos?|furniture|meubles?|couch
    |sofa|piano|boxes|boites|stuff|things?|choses?|affaires|arms?|legs?|neck|head|shoulders?|knees?|hands?
    |fingers?|feet|foot|toes?|jaw|back(?! appointment)|hips?|wrists?|ankles?|hair|tongue|bras|jambes?|cou|tete
    |epaules?|genoux?|mains?|doigts?|pieds?|orteils?|machoire|dos|hanches?|poignets?|chevilles?|langue|cheveux
    |dents?|teeth|tooth|limites?|limits?|deadline|files?|dossiers?|business|company|entreprise|money|argent
    |shop|house|maison|office|bureau|luck|washer|dryer|fridge|stove|toilet|sink|bed|laveuse|secheuse|frigo|lit|lave
  )`;

/** "Move my facial", « devancer mon traitement »: a service that this business may not list. */
const MOVES_UNLISTED = globalPattern`
  \b(?:
    (?:
      vou?drais|veux|veut|aimerais|dois|doit|devoir|faut|falloir|faudrait|peux|peut|puis-je|pouvez-vous|possible de
      |besoin de|souhaite
    ) (?:vraiment |encore |juste )?(?:deplacer|reporter|repousser|devancer|decaler|tasser) ${OWN} |
    (?:need|want|like|have|got|can we|can i|could i|could we|can you|could you|possible|please|way) (?:to )?
  (?:move|push back|push|postpone|bump|shift|put off) (?:my|our) )(?!(?:[a-z]+ )?${THINGS}\b)[a-z]{3,}`;

export const APPOINTMENT = source`
  (?:rendez[- ]?vous|rdvs?|r-?v|reservation|seance|visite|appointment|appt|apt|booking|meeting|session|slot)`;
const ANY = "(?:mon|ma|my|le|la|the|notre|our|un|an|l|d')";
/** What whoever has an appointment calls theirs. */
export const PLACE = source`
  (?:spot|place|plage|heure|tour|turn|rencontre|lecon|lesson|cours|class|consult(?:ation)?|check-?up|visit)`;
export const OTHER_TIME = source`
  (?:(?:an|some )other|an? (?:different|later|earlier)|different|une? autre|d'autres?
  |une? (?=(?:date|heure|journee|jour|moment|plage|place)s? (?:plus (?:tot|tard)|different))) ?(?:
    times?|days?|dates?|weeks?|slots?|afternoon|morning|evening|jours?|journees?|heures?|moments?|semaines?|fois|plages?
  )`;

/** "Did you move it?", "does that bump it?" ask what somebody else did. */
const NOT_DONE = '(?<!\\b(?:did|does|has|have|had) [^.!?]{0,20})';

/** "Move my appointment", « reportez mon rendez-vous », « remettre ça à jeudi ». */
const MOVES_APPOINTMENT = globalPattern`
  \b(?:le|la|l'|les) ?(?:deplacer|changer|reporter|devancer|repousser|mettre)(?= (?:a|au|pour|plus)\b)
  |\b(?:remett(?:re|ez|s)|remet|(?:deplac|report|boug|repouss|devanc|decal|tass|recul|avanc)e[rz]?)[- ](?:ca|cela|le|la)
  (?= (?:a|au|pour|d'|de|plus (?:tot|tard))(?![a-z]))|\b(?:push|move|bump|shift|slide) (?:it|that|this)
  (?= (?:to|later|back|earlier|up|by|for|forward|·))
  |\b(?:
    deplace[rz]?|bouge[rz]?|reporte[rz]?|repousse[rz]?|devance[rz]?|postpone|move|push|chang(?:e[rz]?|ing)
    |modif(?:y|i\w+)|decale[rz]?|switch
  )\b(?: (?:back|up))?.{0,12}\b${ANY}['’]? ?(?:[\w']+ ){0,3}?${APPOINTMENT}\b
  |(?:^|(?<=\b(?:to|need|want|please|hi|hello|hey|bonjour|allo|salut|pour|veux|dois),? ))(?:${MOVES}|${TRADES})
  (?: (?:a|an|un|de|my|mon|ma|notre|our))? (?:[a-z]+'s )?${APPOINTMENT}\b
  |${NOT_DONE}\b(?:swap|trade|exchange|shift|bump|slide|(?:tasse|recule|avance|echange)[rz]?|rebook(?:er)?|redo|put off)
  (?: (?:back|up))?[^.,!?]{0,12}\b${ANY} ?(?:\w+ ){0,3}?${APPOINTMENT}\b
  |${NOT_DONE}\b(?:${MOVES}|${TRADES}) ${OWN} (?:[a-z]+ )?(?:${PLACE}|·+ ?${APPOINTMENT})(?![a-z])
  |\bremett?(?:re|ez|s) ${MINE}(?:[a-z]+ )?${APPOINTMENT}\b|(?<=\b(?:le|la|ca) )remettre(?=[^a-z0-9·]*$| (?:une?|a) )
  |(?<=\b(?:que je |faut |je )(?:le|la) )remett(?:e|re|rais)(?=[^a-z0-9·]*$| (?:une?|a|plus)\b)
  |(?<=\bde )me deplacer(?= (?:a|au|vers|pour) ·| ·| plus (?:tot|tard)\b)
  |\b(?:me|moi) (?:tasser|decaler|deplacer|reculer|repousser|avancer|devancer)(?= (?:a|au|pour|plus|d')(?![a-z])|[^a-z0-9·]*$)
  |${NOT_DONE}\b(?:${MOVES}|switch|swap) (?:me|us)
  (?= (?:to|for|from|back|up|later|earlier|over|down|by|at|on|in|into|·)(?![a-z]))
  (?! (?:back )?to (?:her|him|them|an?|some|the (?:other|real))\b)
  |\bbring (?:it|that|(?:my|our|the) ${APPOINTMENT}) (?:forward|up)\b|\breschedul\w*|\bresched\b|\bpostpone\b
  |(?<!\b(?:been|keep|kept|keeps) )\bput(?:ting)? (?:it|that|my [a-z·]+) off(?! (?:the|my|your|since)\b)
  |\b(?:deplacer|move|change|push|reporter|devancer|repousser) (?:it|le|la|ca|that|my)
  (?= (?:to|a|au|for|pour|from|de|back)\b|[^a-z0-9·]*$)
  |\b(?:changer|deplacer|modifier|change|move|switch|pick|choose|choisir) (?:
    l'heure|la (?:date|journee)|le (?:jour|moment)|de (?:date|jour|heure|moment)|the (?:time|date|day)|time|my time
    |mon heure|days?
  ) (?:de|du|of|for|a|to|my|mon|ma|pour|please|svp|d')(?![a-z])`;

/** "Is it too late to push it?", « c'est tu trop tard pour repousser ? » */
const TOO_LATE = globalPattern`
  \b(?:is it |it's |c'est[- ]?(?:tu )?|est-il )?(?:too late|trop tard) (?:to|pour|de|d') ?(?:le |la |l')?(?:${MOVES}(?![a-z])|·)`;

/** Who mixed up a day that is over missed it. */
const NOT_PAST = "(?![^]*\\b(?:hier|yesterday|c'etait|it was|passee?)\\b)";
const MOVED = source`
  (?:
    moved|rescheduled|changed|pushed|postponed|bumped|shifted|switched
    |(?:deplace|reporte|repousse|devance|decale|change|remi)(?:e?s?)
  )`;

/** "My lesson needs to be moved", « mon cours doit être déplacé », "date change please", "I booked the wrong day". */
const TO_BE_MOVED = globalPattern`
  \b(?:needs?|has|have|must|should|gotta|going|want|like) (?:to )?(?:get |be )?(?:my|our|it)? ?[^.,!?]{0,16}? ?
  (?<=\b(?:be|get|it|·|${APPOINTMENT}|${PLACE}) )${MOVED}(?![a-z])
  |\b(?:can|could|may) (?:my|our|it|that|the) [^.,!?]{0,30}?\bbe ${MOVED}\b
  |\b(?:doit|devrait|doive|peut|pourrait|faudrait|pourrai)[^.,!?]{0,24}? etre ${MOVED}(?![a-z])
  |\b(?:changes?|changements?) (?:a (?:faire|apporter) )?(?:a|to|on|dans|sur) ${OWN} (?:[a-z]+ )?${APPOINTMENT}\b
  |\breport de (?:mon |notre )?(?:rendez|rdv|r-?v\b)
  |\b(?:find|see|have|get|trouve|vois|ai|recu) (?:[a-z']+ ){0,4}?(?:lien|link)(?: [a-z']+){0,3} (?:
    changer|deplacer|modifier|reporter|change|move|reschedule|modify
  )(?: ${OWN} ${APPOINTMENT})?
  |\b(?:date|day|time|appointment|appt|rdv) change\b(?= *(?:$|[.,!?]|please|pls|svp|for my|request))
  |(?<!\b(?:le|the|un) )\b(?:change of|changement d[eu']) ?
  (?:date|day|time|appointment|jour|journee|heure|rendez|rdv|moment|plage)
  |\b(?:book(?:ed)?|pick(?:ed)?|chose|choose|select(?:ed)?|put|took|made)\b[^.,!?]{0,20}?
  \bthe wrong (?:day|date|time|hour|week|slot)${NOT_PAST}
  |\btrompee? (?:de |d')(?:jour|journee|date|heure|semaine|plage) (?:en |sur (?:le|votre) site|quand j)
  |\b(?:pris|choisi|mis|selectionne|reserve|booke) (?:la|le) mauvaise?
  (?: (?:jour|journee|date|heure|plage|semaine|moment|creneau))`;

/** "Switch my cleaning to another day", "a different time for my facial", "change when I come in". */
const TO_OTHER_TIME = globalPattern`
  \b(?:${MOVES}|${TRADES}|remett?(?:re|ez|s)) (?:${OWN}|[a-z]+'s) [^.!?]{0,40}?
  \b(?:to|for|pour|a|au|contre|until) ${OTHER_TIME}(?![a-z])
  |\b${OTHER_TIME} (?:for|pour) ${OWN} (?:[a-z]+ )?(?:·|${APPOINTMENT}|${PLACE})
  |\b(?:change|changer|switch|modifier) (?:when|quand)(?= (?:i|we|je|on|nous|my|our|mon|notre)(?:'m|m)?\b)`;

/** "Move both to Friday", « déplacer les deux ». */
const MOVES_ALL = globalPattern`
  \b(?:
    deplace[rz]?|reporte[rz]?|repousse[rz]?|devance[rz]?|decale[rz]?|bouge[rz]?|move|push|postpone|change
  )(?: (?:tous |toutes )?les (?:deux|trois)| both| all (?:of them|two|three)| everything| tout)(?![a-z])
  |\btout (?:deplacer|reporter|repousser|devancer|decaler|bouger)(?![a-z])`;

/** All by which an appointment is moved. */
export const MOVE = [
  ...[MOVES_SERVICE, MOVES_UNLISTED, MOVES_APPOINTMENT, MOVES_ALL, TO_OTHER_TIME, TO_BE_MOVED, TOO_LATE],
];

export const DAY_OR_HOUR = source`
  (?:
    (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|morning|afternoon|evening
    |lunch|noon|matin|apres-midi|midi|soir
    |(?:1?\d|2[0-4])(?!\d)(?:h(?:\d\d)?|:\d\d)?(?: ?(?:am|pm|a\.m|p\.m|h|heures?|o'? ?clock))?
  )`;

/** "Swap my Wednesday for Friday", « décaler mon 15 h », "the day of my oil change": on what was written. */
export const MOVES_TOLD = globalPattern`
  ${NOT_DONE}\b(?:${MOVES}|${TRADES}) ${OWN} ${DAY_OR_HOUR}(?![a-z0-9])(?! (?:years?|ans|kids|enfants|people)\b)
  |\b(?:${MOVES}|${TRADES}) (?:from|de) (?:le )?${DAY_OR_HOUR} (?:to|a|au|pour) (?:le )?${DAY_OR_HOUR}(?![a-z0-9])
  |${NOT_DONE}\b${TRADES} ${OWN} [a-z' -]{3,24} (?:
    to (?:the )?(?:[a-z]{3,6}day\b|\d{1,2}(?:st|nd|rd|th)|tomorrow|next)|au \d{1,2}(?!\d)
  )
  |\b(?:${MOVES}|${TRADES}) the (?:day|date|time) (?:of|for|on) (?:my|our)\b
  |\b(?:need|want|like|have|can we|can i|could i|could we|can you|could you|please)
  (?: to)? ${MOVES} my [a-z]+'s (?!${THINGS}\b)[a-z]{3,}`;
