import { source } from '../../patterns.ts';
import { DOES_IT } from '../question-words.ts';

/** « Pouvez-vous », « êtes-vous capable de », « est-ce que quelqu'un peut ». */
const CAN_THEY = source`
  (?:
    pouvez[- ]vous|pourriez[- ]vous|vous (?:pouvez|pourriez|pourrez)|(?:peux|pourrais)[- ]tu
    |tu (?:peux|pourrais)|(?:etes[- ]vous|vous (?:etes|seriez)) capables? de
    |(?:avez[- ]vous|vous avez) le temps de
    |(?:quelqu'un|une? [a-z]+) (?:peut|pourrait)(?:[- ](?:t[- ]?)?(?:il|elle|on|tu))?
  )`;

const SOMEBODY = '(?:you|u|ya|you guys|someone|somebody|anyone|anybody|they|a [a-z]+)';
const CAN_SOMEBODY = `(?:can|could|would|will) ${SOMEBODY}(?: please| possibly| maybe)?`;

/** « Me prendre d'urgence », « regarder mon char »; no papers, and nothing that was written. */
const TAKE = source`
  (?:
    (?:me |m'|nous )(?:prendre|recevoir|voir|caser|rencontrer)
    |(?:venir )?(?:voir|regarder|examiner|jeter un (?:coup d'oeil|oeil) (?:a|sur)) (?:ca|mon|ma|mes|notre|nos)
    (?! (?:dossier|facture|rendez|rdv|compte|message|courriel|photo|commande|soumission))
    |envoyer (?:quelqu'un|un (?:technicien|plombier|gars|homme|mecanicien)|une equipe)
  )`;

const SEE = source`
  (?:
    (?:see|fit|squeeze|take) (?:me|us|him|her|it|this|that)
    |(?:have a look at|take a look(?: at)?|look at|check out) (?:me|him|her|it|this|that|my|our)
    (?! (?:file|bill|invoice|appointment|booking|account|message|e-?mail|photos?|pictures?|order|quote))
    |take a look(?= *(?:$|[.,!?]))
    |send (?:someone|somebody|anyone|an? (?:guy|tech|technician|plumber|mechanic|crew|team))(?: (?:out|over))?
  )`;

/** « Quand pouvez-vous me voir », "when could you come by"; no question of when something is fetched. */
const WHEN_TAKEN = source`
  (?:
    when (?:can|could|would|will) (?:i|we|${SOMEBODY})(?: guys)?(?: be able to)? (?:
      come|see|take|fit|squeeze|get in(?! (?:touch|contact|trouble))|be seen|stop by|swing by|bring
      |look at|send|drop (?:it|my|our|him|her|them) ?(?:off)?
    )(?! (?:(?:it|him|her|them|that) )?(?:back|home|(?:and |to )?(?:pick|get|collect)))
    |quand (?:est-ce (?:que |qu'))?(?:${CAN_THEY}|je peux|puis[- ]je|je pourrais|on peut|peut[- ]on) (?:
      (?:me |nous |vous |le |la |l'|y )*(?:venir|passer|prendre|recevoir|voir|regarder|apporter|amener|laisser|rencontrer)
    )(?! (?:chercher|ramasser|reprendre))
    |dans combien de temps (?:${CAN_THEY}|je peux|puis[- ]je|on peut|peut[- ]on) (?:
      (?:me |nous |vous |le |la |l'|y )*(?:venir|passer|prendre|recevoir|voir|regarder|envoyer)
    )
    |(?:${CAN_THEY}|je (?:peux|pourrais)|on (?:peut|pourrait)) (?:
      (?:me |nous |vous |le |la |l'|y )*(?:venir|passer|prendre|recevoir|voir|apporter|amener)
    )(?: [a-z]+)? (?:quand|kand)
  )`;

/** "Any cancellations today?" asks for a time; "your cancellation policy" does not. */
const GIVEN_UP_BY_OTHERS = source`
  (?:
    (?:any|had any|get any|got any|a) (?:last[- ]minute )?cancell?ations?(?= (?:today|tomorrow|this|for|on|by any)|\W*$)
    |(?:avez[- ]vous|vous avez|il y a|y a[- ]t[- ]il|y a[- ]tu|vous auriez)(?: eu| une?| des| d'| tu)* ?annulations?
  )`;

/** How long one waits for an appointment is told by the first that is free. */
const WAIT_FOR = source`
  (?:
    (?:how long is|what's|what is|is there) (?:the|a) wait(?: time| like)? (?:for (?:an?|the|my)|to (?:get|see|be))
    |(?:c'est quoi|quel est|il est de combien|y a[- ]t[- ]il|y a[- ]tu) (?:le |l'|de l')?
    (?:delais?|attente|temps d'attente) (?:pour|avant) (?:avoir |obtenir )?(?:une?|le|la|mon|ma)
  )`;

/** To be taken in, whatever it is called: « pouvez-vous me prendre ? », "can somebody look at my dog?" */
export const TAKES_IN = source`
  (?:
    (?:${CAN_THEY}|le temps de) ${TAKE}|${DOES_IT}|${CAN_SOMEBODY} ${SEE}|${WHEN_TAKEN}|${GIVEN_UP_BY_OTHERS}|${WAIT_FOR}
    |(?:can|could|may) (?:i|we|he|she|they) (?:be seen|get in(?! (?:touch|contact|trouble))|swing by|stop by|drop in|pop in)
    |(?:be|get) seen(?= (?:by|asap|today|this|tomorrow|soon|as|on|right)|\W*$)
    |etre vue?s?(?= (?:le|la|par|des|au|cette)|\W*$)
  )`;
