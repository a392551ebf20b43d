import { source } from '../../patterns.ts';
import { ACTIVITY } from '../activity-words.ts';
import { BUSY, NO_LEAVING, UNTIL } from './until-then.ts';

/** What is done until then by whoever may come or wait till then. */
const COMES = source`
  (?:
    can|could|may|might|would|will|should|need|want|like|prefer|take|wait|stay|keep|leave|live|free|available
    |open|off|around|here|there|home|good|able|time|sitter|babysitter|peux|peut|pourrai[st]?|veux|veut
    |voudrais|aimerais|prends?|attends?|reste|laisse|dispo|disponible|libre|la|ici|temps|conge|maison|ouverts?
    |gardienne
  )(?![a-z'])`;
/** Before an hour: whoever does something until then is free from then on. */
export const BUSY_UNTIL = source`
  (?:
    ${BUSY}
    |(?:
      (?:(?:i|we|je|on) |j')(?!${COMES}|(?:have|got|am|ai|suis|est|a|don't|dont)(?![a-z']))[a-z'·-]+
      |(?:he|she|they|who|il|elle|ils|elles|y|qui|(?:my|our|the|mon|ma|mes|notre|le|la|les) [a-z]+)
      (?! (?:have|has|had|got|a|ont) ${UNTIL})(?:'s|,? who|,? qui)?(?: (?:is|are|est|sont))? (?!${COMES})
      [a-z'·-]+
    )(?: (?!${COMES})[a-z'·-]+){0,6}? ${UNTIL}
  )`;
/** "I'm home at four", before an hour; on a day whoever is home is there. */
export const HOME_AT = `${NO_LEAVING}home`;
/** "At the credit union", « à la caisse », before an hour or a verb. */
const WORKPLACE = source`
  (?:(?:at|from|of|a|de|chez) ?(?:(?:the|my|our|la|le|mon|ma) |l')?|(?:au|du) )(?:[a-z-]+ )?[a-z-]{3,}
  (?= (?:a|at|vers|around|ends?|is|are|gets|lets|fini|finish|se|termine|est)[a-z]* )`;
/** "I'm done at four": what somebody has, gets or needs done is what they wish for. */
const ONESELF_DONE = source`
  (?:
    (?<=(?:^|[^a-z])(?:i'm|im|am|is|are|we're|he's|she's|they're) )
    |(?<!\b(?:get|getting|have|having|need|needs|needing|want|wants|like|love)(?=[ ·])[a-z0-9'· -]{2,80} )
  )done`;
export const FINISH = source`
  (?:
    (?:je |j'|j'ai |j |on |i |i'm |im )?(?:ne |n'|(?:don't|do not|dont|won't) )?(?:
      j?fini(?:s|t|ssent)?|j?termine(?:nt)?|j?sor(?:[st]|tent)|debarque(?:nt)?|finish(?:es)?
      |gets? (?:off|out|done)|gets (?:in|home|back)
      |(?<=\b(?:he|she|they|school|[a-z]+ (?:son|daughter))(?: is|'s|s| are|'re) )(?:out|over)
      |(?:am |'m )?(?<!\b(?:drop|dropp(?:ed|ing)|put|take|shave|trim|cut|let)(?: [a-z']+){0,2} )(?:off|${ONESELF_DONE})
      |out of (?:work|school|class)
    )(?: (?:pas|tjs|toujours|tout le temps|normalement|habituellement|d'habitude|genre|usually|always|normally))*
    (?: (?:
        de travailler|le travail|l'?ecole|le cegep|mes cours|ma journee|ma shift|mon shift|la job|du travail
        |de l'ecole|de l'ouvrage|de la job|du cegep|du bureau|work|school|class|working|my shift|·+
        |${WORKPLACE}
      )
    )? ?(?:a|vers|at|around|until|till|'?til|avant|before)?
    |(?:
      (?:(?:my|mes|mon|ma|the|le|la|his|her|son|sa|notre|our) |l') ?
      |(?<=(?:^|[,.;(]|but|and|mais|et|pis) ?)(?=[a-z])
    )(?:(?:last|first|morning|night|day|dernier) )?(?:
      ·+|shift|class(?:es)?|cours|quart|chiffre|meeting|reunion|ecole|school|work|job|day|journee|lecture
      |course|${ACTIVITY}
    )(?: de travail)?(?: ${WORKPLACE})? (?:
      ends?|(?:is|are) (?:over|done)|gets out|lets out|finit|finissent|finish(?:es)?|(?:se )?termine(?:nt)?
      |est finie?
    ) ?(?:a|vers|at|around)?
  )`;

const SOMEBODY = source`
  (?:
    (?:i|we|he|she|they|it|je|on|nous|ils?|elles?|school|class|church|work|practice|daycare
      |(?:my|our|the|mon|ma|mes|notre|le|la|les) (?:[a-z-]+|·+))
    (?= )|l'[a-z]+(?= )|j'(?=[a-z])
  )`;
const DOES_AT = `${SOMEBODY} ?(?<=[ '])(?:[a-z'·-]+ ){1,6}?(?:at|around|a|vers)`;
/** "After I pick her up at 3:30", « une fois que la petite est couchée à ». */
export const AFTER_DOING = `(?:after|once|as soon as|(?:apres|une fois|des) qu[e']) ?${DOES_AT}`;
/** "Before the babysitter leaves at three", « avant que la gardienne parte à ». */
export const BEFORE_DOING = `(?:before|b4|avant qu[e']) ?${DOES_AT}`;
