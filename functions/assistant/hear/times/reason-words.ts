import { pattern, source } from '../../patterns.ts';
import { ACTIVITY, CARRIERS } from '../activity-words.ts';

/** « Car », and no automobile. */
const FOR = source`
  (?<!\b(?:an?|the|my|your|our|his|her|their|this|that|rental|loaner|courtesy|new|old|second|company|by) )car
  (?! (?:for|is|was|at|in|on|to|from|until|till|by|back|ready|done|needs?|has|will|and|or)(?![a-z]))`;
export const BECAUSE = source`
  (?:
    because|cause|cuz|bc|since|seeing (?:as|that)|given that|parce qu(?:e|')|pcq|${FOR}|vu qu(?:e|')
    |puisqu(?:e|')|etant donne qu(?:e|')
  )`;
/** Words with which the hour of a reason is wished all the same: "because I can only come at five". */
const WISHES = source`
  (?:
    can|could|want|need|prefer|like|free|available|best|better|peux|peut|pourrais|veux|voudrais|prefere
    |aimerais|libre|dispo|disponible|mieux
  )(?![a-z'])`;
/** From the reason's first word to the hour: who does what, without a pause. */
const BECAUSE_OF = pattern`
  (?<![a-z])${BECAUSE} ?(?:(?!${WISHES})[a-z'·-]+ ){2,9}(?:(?:a|at|vers|around|by) )?$`;
/** What somebody does at an hour that is told beside a bound: "after five, the store closes at 4:30". */
const SUBJECT = source`
  (?:
    (?:i|we|he|she|they|it)(?:'m|'s|'re|'ll)?|j[e']?|on|ils?|elles?|ca|(?:my|our|the) [a-z-]+
    |(?:mon|ma|mes|les?|la) [a-z-]+|l'[a-z]+
  )`;
const DOES = source`
  (?:
    (?:get|finish|end|open|start|work|drop|pick|take|drive|leave|close|land|arrive|teach|clean|go)(?:e?s)?|has
    |have|am|is|are|at|off|done
    |(?:fini[ts]|sor[ts]|termine|travaille|depose|conduis|conduit|amene|laisse|commence|arrive|ferme|ouvre)
    (?:nt)?|reviens|revient|ai|as?|dois|doit|vais|va|suis|est|reconduis|reconduit
  )`;
const NO_WISH = source`
  (?:
    come|coming|book|make|do|there|appointment|booked|venir|passer|prendre|rendez|rdv|une? ·|an? ·|home|here
    |ici|around
  )(?![a-z'])`;
/** What somebody does then: a reason beside a bound, and a wish beside another hour. */
export const FACT = pattern`
  (?<![a-z'])(?:${SUBJECT} ?(?:me |nous |m'|les? |la )?${DOES}|jai|g)(?: (?!${WISHES}|${NO_WISH})[a-z'·-]+){0,8} $`;

/** A few words up to the hour, none of which wishes or turns to something else. */
const UP_TO = source`
  (?: (?!
      ${WISHES}|${NO_WISH}
      |(?:so|donc|faque|alors|then|but|mais|or|ou|sinon|otherwise|moi|works?|fits?)(?![a-z'])
    )[a-z'·-]+
  ){0,7} $`;
const OWN = "(?:(?:my|our|his|her|their|the|mon|ma|mes|notre|nos|son|sa|ses|leurs?|le|la|les) |l')";
/** What is on then: "hockey at six", « la garderie ferme à », "my class is at". Lessons may be what is sold here. */
const ON_THEN = source`
  (?<!\b(?:after|before|from|apres|avant|de|until|need|want|book|like) ${OWN}?)(?<![a-z'-])(?:
    (?:${OWN}|pour |for |an? |une? )?${ACTIVITY}
    |(?:${OWN}|(?:has|have|got|ai|as?) (?:an? |une? |des )?)(?:class(?:es)?|cours|lessons?)
  )(?:'s)?(?![a-z])`;
const SOMEBODY = `(?:he|she|they|it|ils?|elles?|y|${OWN}(?:[a-z]+[ -])?(?:[a-z-]+|·+))`;
const THEY_DO = source`
  (?:
    (?:
      leave|close|open|start|begin|end|land|swim|play|work|teach|eat|sing|nap|sleep|pick|drop|hand|expect|wait
      |need|head|meet|run
    )s?|teaches|fly|flies|go|goes|(?:gets?|wakes?|is|are) (?:up|in|home|back|over)
    |(?:
      ferme|ouvre|commence|nage|joue|travaille|soupe|mange|dine|leve|couche|rentre|sonne|quitte|retourne
      |decolle|marie|termine|depose|debarque
    )(?:nt)?|attend(?:ent)?|part(?:ent)?|dor(?:t|ment)|revien(?:t|nent)|reprend|recoit|(?:a|ont) besoin
    |fini(?:t|ssent)
  )`;
const OTHERS_DO = source`
  (?<!\b(?:can|could|may|should|would|will|that|que|qu[e']) ?)
  ${SOMEBODY} (?:se |s'|nous |me |m'|en )?${THEY_DO}`;
const SELF_DO = source`
  (?:
    (?:i|we) (?:
      eat|sleep|teach|babysit|work|swim|sing|play|coach|drive|pick|drop|take|catch|leave|get (?:up|home)|wake
      |open|close|start|meet|fly|show
    )
    |(?:je |j'?|on |nous )(?:me |m'|nous |la |le |les )?(?:
      (?:re)?prend(?:s|ons)?|mange(?:ons)?|soupe|dine|garde|travaille|dors|leve|ouvre|ferme|depose|ramasse
      |reconduis|enseigne|nage|joue|pars|part|quitte|decolle|debarque|recois|embarque|fais ma
    )
  )`;
/** What it is for: "to be there at 1:30", « pour être rendu à l'examen à ». */
const TO_BE_THERE = source`
  (?:
    (?<!\b(?:want|wants|need|needs|like|love|have|has|got|able|going) )to (?:be|get|arrive|make it)
    |so (?:that )?(?:i|we|he|she|they)(?:'m|'re|'ll| am| are| can| will)? ?(?:be|get|arrive|there|at|make it)?
    |(?:pour|afin d[e']) ?(?:(?:qu[e'] ?(?:je|j'|on|il|elle) ?)?(?:etre|sois|soit|arrive[r]?|me rendre|rentrer))
  )`;
/** Hours of what somebody does, or of what is on then. */
export const REASONS: readonly RegExp[] = [
  BECAUSE_OF,
  new RegExp(`${ON_THEN}${UP_TO}`),
  new RegExp(`(?<![a-z'])${TO_BE_THERE}(?: (?!${WISHES})[a-z'·-]+){0,6} $`),
  new RegExp(`(?<![a-z'])(?:${OTHERS_DO}|${SELF_DO})(?![a-z'])${UP_TO}`),
];
/** "The 9 o'clock bus". */
export const OF_CARRIER = new RegExp(`^ ${CARRIERS}(?![a-z])`);
