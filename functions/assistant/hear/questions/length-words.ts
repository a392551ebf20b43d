import { pattern } from '../../patterns.ts';

/** "How long does it take?", « ça dure combien de temps ? » */
export const LENGTH = pattern`
  \b(?:
    (?:combien|cb|cmb) (?:de (?:temps|minutes)|d(?:e |')heures?)|c ?'?(?:est)? long cb|(?:duree|durent|durer|dure|dura)\b
    |prend(?:ra)? combien|(?:c'est|ca prend)[- ]?(?:tu )?long(?! a (?:expliquer|dire|raconter|ecrire|conter))
    |how long(?! (?:before|ahead|in advance|beforehand|prior|ago|avant)\b)
    |how much time(?! (?:before|ahead|in advance)\b)|duration|how many (?:minutes|hours)(?! of\b)
    |how many (?:days|weeks|months)(?= [^.?!]{0,40}\b(?:last|hold|stay)\b)|long (?:does|is|will)
    |is it long(?! (?:enough|before|ago|since))|it take (?:more|less) than
    |(?<=\b(?:prices?|costs?|prix|tarifs?|couts?) ?(?:and|et|pis|&) (?:du |le |the )?)(?:time|temps)
    |(?:time|temps) (?:(?:that )?it takes|(?:que )?ca prend)
    |(?:it|that|this|ca|why|pourquoi|pkoi) ?(?:takes?|lasts?|prend|dure)? (?:\d+|an?|une?|two|deux|three|trois) ?
    (?:hours?|hrs?|heures?|h|min(?:ute)?s?)\b(?=[^.!]{0,16}\?)
    |length of (?:the|an?) (?:appointment|session|visit)
    |en (?:ai|a)(?:-je|-t-on)? pour (?:longtemps|combien)
  )(?![a-z])`;

/** "Which of you gives the longer one?": of several that were spoken of. */
const ASKED_OF = "(?:who|which|what|whats|what's|how much|combien|qui)\\b[^.!?]{0,40}\\bthe";

/** "The longest service". */
export const LONGEST = pattern`
  \b(?:
    ${ASKED_OF} longer (?:one|massage|session|service)|
    (?:le|la) (?:service |soin |plus )?plus long(?:ue)?|(?:le|la) plus longue?|longest
    |takes? the (?:longest|most time)|(?:dure|prend) le plus (?:longtemps|de temps)
  )(?![a-z])`;

/** "The shortest service", « le plus court ». */
export const SHORTEST = pattern`
  \b(?:
    ${ASKED_OF} shorter (?:one|massage|session|service)|
    (?:le|la) (?:service |soin )?plus court(?:e)?|(?:service|soin) (?:le|la) plus (?:court|rapide)e?|shortest
    |quickest (?:service|treatment|one)|fastest (?:service|treatment)|takes? the least|(?:dure|prend) le moins
  )(?![a-z])`;
