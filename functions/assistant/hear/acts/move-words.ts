import { globalPattern, pattern, source } from '../../patterns.ts';
import { MINE, TO } from '../function-words.ts';

/**
 * "Move my colouring", « bouger mon facial à jeudi »: the appointment by its service, on a text in which what was read is
 * taken out.
 */
const MOVES_SERVICE = globalPattern`
  \b(?:
    deplace[rz]?|reporte[rz]?|repousse[rz]?|devance[rz]?|decale[rz]?|bouge[rz]?|mov(?:e|ing)|push|bump
    |postpone
  )(?: (?:back|up|juste|just|seulement|only|uniquement))? ${MINE}(?:·|(?:[a-z-]+ ){1,3}?${TO}·)
  |\bremett?(?:re|ez|s) ${MINE}(?:[a-z·-]+ ){1,4}?(?:au?|pour) (?:le |la )?·`;

/** What moves of itself, or is carried: no appointment is meant. */
const THINGS = source`
  (?:
    cars?|trucks?|vans?|bikes?|autos?|voitures?|chars?|vehicules?|camions?|velos?|furniture|meubles?|couch
    |sofa|piano|boxes|boites|stuff|things?|choses?|affaires|arms?|legs?|neck|head|shoulders?|knees?|hands?
    |fingers?|feet|foot|toes?|jaw|back(?! appointment)|hips?|wrists?|ankles?|hair|tongue|bras|jambes?|cou|tete
    |epaules?|genoux?|mains?|doigts?|pieds?|orteils?|machoire|dos|hanches?|poignets?|chevilles?|langue|cheveux
    |dents?|teeth|tooth|limites?|limits?|deadline|files?|dossiers?|business|company|entreprise|money|argent
    |shop|house|maison|office|bureau|luck
  )`;

/** "Move my facial", « devancer mon traitement »: a service that this business may not list. */
const MOVES_UNLISTED = globalPattern`
  \b(?:
    (?:
      vou?drais|veux|veut|aimerais|dois|doit|devoir|faut|faudrait|peux|peut|puis-je|pouvez-vous|possible de
      |besoin de|souhaite
    ) (?:vraiment |encore |juste )?(?:deplacer|reporter|repousser|devancer|decaler) (?:mon|ma|mes|notre|nos) |
    (?:need|want|like|have|got|can we|can i|could i|could we|can you|could you|possible|please) (?:to )?
  (?:move|push back|push|postpone|bump) (?:my|our) )(?!(?:[a-z]+ )?${THINGS}\b)[a-z]{3,}`;

const APPOINTMENT = source`
  (?:rendez[- ]?vous|rdvs?|r-?v|reservation|seance|visite|appointment|appt|apt|booking|meeting|session|slot)`;
const ANY = "(?:mon|ma|my|le|la|the|notre|our|un|an|l|d')";

/** "Move my appointment", « reportez mon rendez-vous », « remettre ça à jeudi ». */
const MOVES_APPOINTMENT = globalPattern`
  \b(?:le|la|l'|les) ?(?:deplacer|changer|reporter|devancer|repousser|mettre)(?= (?:a|au|pour|plus)\b)
  |\b(?:remett(?:re|ez|s)|remet|(?:deplac|report|boug|repouss|devanc|decal)e[rz]?)[- ](?:ca|cela|le|la)
  (?= (?:a|au|pour|plus tard)\b)|\b(?:push|move|bump) it (?:to|later|back|earlier|up)\b
  |\b(?:
    deplace[rz]?|bouge[rz]?|reporte[rz]?|repousse[rz]?|devance[rz]?|postpone|move|push|chang(?:e[rz]?|ing)
    |modifi\w+|decale[rz]?|switch
  )\b(?: (?:back|up))?.{0,12}\b${ANY}['’]? ?(?:\w+ ){0,3}?${APPOINTMENT}\b
  |(?<=\bde )me deplacer(?= (?:a|au|vers|pour) ·| ·| plus (?:tot|tard)\b)
  |\bbring (?:it|that|(?:my|our|the) ${APPOINTMENT}) (?:forward|up)\b|\breschedul\w*|\bresched\b|\bpostpone\b
  |\b(?:deplacer|move|change|push|reporter|devancer|repousser) (?:it|le|la|ca|that|my)
  (?= (?:to|a|au|for|pour|from|de|back)\b|[^a-z0-9·]*$)
  |\b(?:changer|deplacer|change|move) (?:
    l'heure|la date|de (?:date|jour|heure|moment)|the (?:time|date|day)|time|my time|mon heure|days?
  ) (?:de|du|of|for|a|to|my|mon|please|svp)`;

/** "Move both to Friday", « déplacer les deux ». */
const MOVES_ALL = globalPattern`
  \b(?:
    deplace[rz]?|reporte[rz]?|repousse[rz]?|devance[rz]?|decale[rz]?|bouge[rz]?|move|push|postpone|change
  )(?: (?:tous |toutes )?les (?:deux|trois)| both| all (?:of them|two|three)| everything| tout)(?![a-z])
  |\btout (?:deplacer|reporter|repousser|devancer|decaler|bouger)(?![a-z])`;

/** All by which an appointment is moved. */
export const MOVE = [MOVES_SERVICE, MOVES_UNLISTED, MOVES_APPOINTMENT, MOVES_ALL];

/** What comes between somebody and their appointment. */
export const HINDERED = pattern`
  \b(?:
    empechements?|contretemps?|imprevus?|conflit d'horaire|something(?:'s| has| just)? (?:came|come|popped) up
    |(?:had|have|got) (?:a|an) (?:emergency|conflict|unexpected [a-z]+)|(?:schedul\w+ )conflict
  )(?![a-z])`;

/** Another time in the place of the one that is given up. */
export const INSTEAD =
  /\b(?:a la place(?! d[eu'])|instead(?! of))(?![a-z])|(?<=· ?)a place(?! (?:for|to)| d[eu'])/g;
