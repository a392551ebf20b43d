import { eraseAll, type Text } from '../../hear/text.ts';
import { isAsked } from './asked.ts';

/** Words that say that something is done. Matched on folded text, in which « réservé » and « réserve » look alike. */
const DONE_FR =
  '(?:reserve|confirme|planifie|bloque|enregistre|inscrit|valide|finalise|boucle|booke|cedule|retenu)(?:e|s|es)?';
const DONE_EN =
  '(?:booked|confirmed|scheduled|reserved|secured|finali[sz]ed|locked in|registered|penciled in|pencilled in)';

/** What is said of something that is not done, or only may be: taken out before a text is judged. */
const NOT_DONE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:not|n't|never|nothing|no longer|isn't|wasn't|aren't|hasn't|haven't)(?: (?:been|yet|currently|actually|fully))* ${DONE_EN}\\b`,
    'g',
  ),
  new RegExp(`\\b(?:pas|jamais|rien|non)(?: (?:encore|ete|n'est|n'a|de|toujours))* ${DONE_FR}(?![a-z])`, 'g'),
  new RegExp(`\\b(?:can|could|cannot|can't|may|must|to|needs to|has to|have to) be ${DONE_EN}\\b`, 'g'),
  new RegExp(
    `\\b(?:peut|peuvent|pourra|pourrait|doit|doivent|pour|a|d')(?: (?:bien|aussi))? ?etre ${DONE_FR}(?![a-z])`,
    'g',
  ),
  new RegExp(
    `\\b(?:once|until|before|if|unless|when)(?: (?:it|it's|is|that|that's|this|your|the|appointment|booking|has|been|you|you've|you're|are))* ${DONE_EN}\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:une fois(?: que)?|des que|avant que|si|tant que|lorsque|quand|jusqu'a ce que)(?: (?:le|la|l'|votre|ce|c'est|rendez-vous|creneau|reservation|vous|avez|aurez|est|sera|soit|ne))* ${DONE_FR}(?![a-z])`,
    'g',
  ),
  /\b(?:fully|completely|all) booked\b(?! for you)|\bbooked (?:up|solid|out)\b/g,
];

/** A time that somebody else has. */
const TAKEN =
  /\b(?:creneau|moment|heure|place|plage|slot|time|spot)s?\b.{0,30}\b(?:deja|already)\b.{0,12}\b(?:reserve|pris|booked|taken)/;
const TO_THE_VISITOR = /\b(?:vous|votre|vos|you|your|you're|you've)\b/;

const WEEKDAY = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
const DAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

const APPOINTMENT_CLAIMS: readonly RegExp[] = [
  new RegExp(`\\b${DONE_EN}\\b`),
  /\bi(?:'ll| will|'m going to| am going to)? (?:now )?(?:book|confirm|reserve)(?! (?:if|once|when|as soon))\b.{0,60}\b(?:now|right away|for you)\b/,
  /\b(?:i|we)(?:'ve|'d| have)? (?:got|put|placed|added|made|set|arranged|taken) (?:you|your|an? (?:appointment|booking|reservation)|the (?:appointment|booking|reservation))\b|\b(?:i|we) have you\b/,
  /\byou(?:'re| are) (?:all )?(?:set|in|good to go|expected|on (?:the|our) (?:list|books?|calendar|schedule))\b|\ball set\b|\bgood to go\b/,
  /\b(?:appointment|booking|reservation|visit|slot|spot|seat|time)s? (?:is|was|has been|are|have been|now|all)(?: now| all| been)* (?:made|created|placed|arranged|complete|completed|done|set|yours|ready|in (?:the|our)|on (?:the|our)|successful|held|saved|kept|guaranteed|official|locked)\b/,
  /\bsuccessfully\b|\bsuccessful\b|\bavec succes\b|\breussie?\b/,
  /\b(?:it|that|everything)(?:'s| is| has been)(?: all| now)? (?:done|official|taken care of|arranged|complete|yours|settled|a date)\b/,
  /\b(?:see you|looking forward to (?:seeing|welcoming)|look forward to (?:seeing|welcoming)|we(?:'ll| will) (?:see|expect|be expecting|be waiting for) you)\b(?! soon[.! ]*$)/,
  new RegExp(
    `\\b(?:c'est|est|sont|ete|ai|j'ai|avons|as|voila|voici|desormais|maintenant|etes|sera|serez|je vous ai|nous vous avons)(?: (?:bien|donc|maintenant|desormais|tout|deja|officiellement|a present|tous|enfin|ete))* ${DONE_FR}(?![a-z])`,
  ),
  /(?<!\p{L})(?:réserv|confirm|planifi|bloqu|bouck?l|cédul|book)ée?s?(?!\p{L})/u,
  new RegExp(
    `\\b(?:rendez-vous|reservation|rdv|place|creneau|moment|visite)s?\\b.{0,12} ${DONE_FR}(?![a-z])`,
  ),
  /\b(?:rendez-vous|reservation|rdv)s?\b(?:.{0,12} (?:est|a ete|ete|vient d'etre))?(?: (?:bien|maintenant|desormais|donc))* (?:prise?|faite?|cree|ajoutee?|placee?|prevue?|arrangee?|complete|completee|effectuee?|notee?|conclue?|a l'agenda|au calendrier)\b/,
  /\b(?:j'ai|nous avons|on a|je vous ai) (?:bien |donc )?(?:pris|fait|cree|ajoute|place|mis|note|garde|complete|effectue)\b.{0,40}\b(?:rendez-vous|reservation|rdv|agenda|calendrier|place|creneau|moment)\b/,
  /\bje vous (?:reserve|inscris|mets|bloque|garde|confirme|attends)\b|\bje (?:reserve|confirme) (?:votre|ce|le|pour|votre place)\b/,
  /\bc'est (?:fait|regle|tout bon|bon pour|dans l'agenda|dans la poche|parti|officiel|conclu|a vous)\b|\btout est (?:bon|pret|regle|en ordre|fait)\b/,
  /\b(?:on|nous) (?:vous attend|vous attendons|vous verra|vous verrons|se voit)\b|\bvous etes attendue?s?\b|\bau plaisir de vous (?:voir|recevoir|accueillir)\b/,
  new RegExp(`\\b(?:a|see you)(?: on)? (?:demain|tomorrow|${WEEKDAY}|${DAY})\\b[^?]{0,20}!\\s*$`),
];

/** Something done to an appointment that there is: no tool can. */
const CHANGE_CLAIMS: readonly RegExp[] = [
  /\b(?:ai|j'ai|avons|est|sont|ete|c'est|voila|maintenant)(?: (?:bien|donc|maintenant|tout|deja|ete))* (?:annule|deplace|reporte|modifie|decale|devance|change)(?:e|s|es)?\b/,
  /(?<!\p{L})(?:annul|déplac|report|décal)ée?s?(?!\p{L})/u,
  /\b(?:i|we)(?:'ve| have)? (?:just |now )?(?:cancell?ed|moved|rescheduled|changed|postponed)\b/,
  /\b(?:is|was|has been|been|are|now)(?: now| all| been)* (?:cancell?ed|moved|rescheduled|postponed|changed)\b/,
];

const CHANGE_POSSIBLE =
  /\b(?:peut|peuvent|pouvez|pourra|pourrez|doit|can|may|could|must|to) (?:be |etre )(?:\w+ (?:ou|or) )?(?:annule|deplace|modifie|reporte|cancell?ed|moved|rescheduled|changed)\w*(?: (?:ou|or) \w+)?/g;

/** A message passed on, or a call promised. */
const MESSAGE_CLAIMS: readonly RegExp[] = [
  /\b(?:ai|j'ai|avons|est|ete|c'est)(?: (?:bien|donc|maintenant|deja|ete|l'|tout|de|vous))* ?(?:transmis|envoye|achemine|fait suivre|avise|prevenu|averti|informe|laisse|remis|communique|contacte)e?s?\b/,
  /\b(?:i|we)(?:'ve| have)? (?:just |now |already )?(?:passed|sent|forwarded|delivered|notified|informed|alerted|told|let|left|submitted|contacted|relayed|messaged)\b/,
  /\b(?:message|request|question|note|team|details?)\b.{0,24}\b(?:has been|have been|was|were|is|are)(?: now| been| all)* (?:passed|sent|forwarded|delivered|saved|notified|informed|recorded|submitted|relayed|aware|on its way)\b/,
  /\b(?:vous|te) (?:rappellera|rappellerons|recontactera|recontacterons|contactera|contacterons|appellera|ecrira|repondra|repondrons|reviendra|reviendrons)\b|\bvous serez (?:rappele|contacte|joint)/,
  /\b(?:will|'ll|shall|is going to|are going to) (?:\w+ )?(?:call you|contact you|get back to you|reach out|be in touch|call back|get in touch|reply to you|write to you|phone you|text you|e-?mail you)\b|\byou(?:'ll| will) (?:hear|get a call|be (?:called|contacted))\b/,
];

/** A promise that hangs on what the visitor does first. */
const CONDITION =
  /\b(?:si vous|si tu|laissez|laisse|donnez|indiquez|dites|partagez|des que vous|une fois|if you|leave|give|share|once you|tell me|pour qu'on|pour que|afin|so that|so they|so we|je peux|i can|would you like|voulez-vous|souhaitez-vous|shall i|puis-je)\b/;

const without = (text: Text, patterns: readonly RegExp[]): Text => patterns.reduce(eraseAll, text);

/** Patterns with accents are looked for in the text as it was written, the others in the folded one. */
const says = ({ raw, folded }: Text, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(pattern.unicode ? raw.toLowerCase() : folded));

/** Present tense: "Je vous réserve mardi ?" asks, and says nothing yet. */
const ASKS_LEAVE =
  /\b(?:je vous (?:reserve|inscris|mets|bloque|garde|confirme)|je (?:reserve|confirme))(?![a-z])(?=[^.!]*\?["»”)\s]*$)/g;

/** Whether a sentence says that an appointment is made. */
export const claimsAppointment = (text: Text): boolean => {
  if (TAKEN.test(text.folded) && !TO_THE_VISITOR.test(text.folded)) return false;
  return says(without(text, [...NOT_DONE, ASKS_LEAVE]), APPOINTMENT_CLAIMS);
};

/** Whether a sentence says that an appointment was cancelled, moved or changed. */
export const claimsChange = (text: Text): boolean =>
  says(without(text, [CHANGE_POSSIBLE]), CHANGE_CLAIMS) && !isAsked(text);

/** Whether a sentence says that the business was told something, or will answer. */
export const claimsMessage = (text: Text): boolean =>
  says(text, MESSAGE_CLAIMS) && !CONDITION.test(text.folded) && !isAsked(text);
