import { pattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { matchesOf, type Text } from '../text.ts';

const CANCELS = pattern`
  \b(?:
    annul(?:e[rz]?|ons|ation)|decommand\w+|cancel\w*|laisse[rz]? (?:tomber|faire)|never ?mind
    |forget (?:it|about it)
  )(?![a-z])`;

/** To call, to write: whatever time is told beside it is when that will be done. */
const TALKS = source`
  (?:
    r?appell?e[rz]?(?:ai)?
    |(?:re)?(?:contacte[rz]?(?:ai)?|texte[rz]?(?:ai)?|ecri(?:s|re|rai)|parle[rz]?(?:ai|a)?)
  )|(?:re)?donne[rz]?(?:ai)? (?:des|de mes) nouvelles|call|text|message|write|e-?mail|phone|reach out
  |get (?:back|in touch)|be in touch|let (?:you|u) know|check back|contact`;
/** To come again: at no time that is wished now, where it is a vague one. */
const COMES = source`
  re(?:
    pren(?:d|ds|dre|drai|dra|drons)|met(?:s|tre|tra|trai|tons)?|f(?:ai[st]|aire|erai?)|vien(?:s|drai|dra)
    |venir|planifie[rz]?|booke?[rz]?
  )|f(?:aire|erai?|era) (?:ca|un|une)|prendr(?:ai|a) (?:un|une)
  |(?:do|rebook|book|reschedule|redo|set up|make)
  (?: (?:it|this|that|one|another(?: one)?|something|a new one|again))*|come (?:back|in)|try again|be back`;
const VAGUE = source`
  (?: (?:ca|it|un|une|autre|rendez-vous|rdv|appointment|appt|one|la|le|that|again|encore))*,? (?:
    en|in|after|apres|dans|when|quand|once|une fois|later|plus tard|some ?time|another time|une autre fois
    |next (?:week|month|year)|l'an(?:nee)? pro|le mois pro|la semaine pro|au (?:printemps|retour)
    |l'(?:ete|automne|hiver)
  )(?![a-z])`;
const WILL = source`
  (?:
    (?:i|we)(?:'ll| will|'m (?:going to|gonna)|'re (?:going to|gonna)| can)|(?:i|we)ll|will|gonna
    |(?:je|j'|on|nous|jvais|jva|vais) ?(?:vais |va |allons )?
  )`;
const SHORT = "(?:(?:vous|te|t'|v|vs|se|me|m'|nous|y|just|then|try to|have to|probably|peut-etre|maybe) ?)*";

/** "We'll do it in January", « je vais vous réécrire »: to the end of the sentence. */
const AFTERWARDS = new RegExp(
  `(?<![a-z'])${WILL} ?${SHORT}(?:(?:${TALKS})(?![a-z])|(?:${COMES})${VAGUE})[^.!?;]*`,
  'g',
);

/** What whoever cancels says that they will do some day: no wish of now. */
export const afterCancelling = ({ folded }: Text): readonly Span[] =>
  CANCELS.test(folded)
    ? matchesOf(folded, AFTERWARDS).map(({ index, 0: words }) => ({
        start: index,
        end: index + words.length,
      }))
    : [];
