import { source } from '../../patterns.ts';
import { WAS_WHEN } from '../asides/past.ts';

/** "(Works) for me". */
export const ME = '(?: (?:pour moi|for me|for us|a moi))?';

/** Where what was said of a day ends. */
const ENDS_IT = '(?= *(?:$|[.!;)]|,? (?:et|mais|but|pis|and|it|i|je) ))';

/** "… doesn't work for me", « … est impossible »: refuses the time before it. */
export const refusesBefore = [
  WAS_WHEN,
  "(?<=· ?)(?:c'?est|c) (?:quand|kan|qd)(?= ?·)",
  // « 11 h, c'est quand on revient », "three is when her plane lands".
  source`
    (?:is|was|'s|c'?est|c) (?:when|quand|kan|qd|lorsqu[e']|the time(?: that)?|l'heure (?:ou|qu[e'])) ?(?:
      (?:i|we|s?he|they|it|on|je|j'|ils?|elles?
      |(?:my|our|his|her|the|mon|ma|mes|notre|son|sa|le|la|les) [a-z-]+(?: [a-z-]+)?|·+) ?
    )(?:se |s'|m'en |en )?(?:
      lands?|arrives?|leaves?|gets? (?:in|back|here)|comes? (?:back|home|in)|starts?|begins?|takes? off|is(?= ·? ?(?:$|[.,!]))
      |(?:re)?vien(?:s|t|nent)|arrive(?:nt)?|(?:re)?part(?:s|ent)?|atterri(?:t|ssent)|decolle(?:nt)?|commence(?:nt)?|marie(?:nt)?
    )(?![a-z])`,
  source`
    (?:is|'s|c'est|est) (?:the|my|our|his|her|la|le|mon|ma|sa|son) (?:[a-z'-]+ ){0,2}?
    (?:meeting|rencontre|reunion|interview|entrevue)(?= (?:with|avec|at|a|au|de)\b)`,
  `never (?:works?|suits?|fits?)${ME}`,
  source`
    (?<!\b(?:je|il|elle|ils|elles|on|tu|vous|qui) (?:ne |n')?)
    (?:ca |cela |c'est |c |ce |it |that |they |this )*(?:ne |n')?(?:me |m'|nous )?(?:
      marche(?:nt|ra|rait)?|convient|conviennent|va|vont|fonctionne(?:nt)?|fitte?|fit|adonne|tente|arrange
    ) (?:vraiment |malheureusement )?(?:pas|pus?|plus(?= *(?:$|[,.!;])))${ME}(?: pantoute)?`,
  // "Before noon. She doesn't do e-mail" tells of her, and "that won't do" of the time.
  source`
    (?<!\b(?:he|she|you|who) )(?:it |that |they )?(?:
      do(?:es)?(?:n't| not)|dont|doesnt|won't|wont|will not|wouldn't
    ) (?:really )?(?:(?:work|suit|fit)(?: (?:out|well))?|(?:do|go)(?= *(?:$|[.!?,;]|for |but |so |and )))${ME}`,
  source`
    (?:
      (?:is|are|'s) (?:
        no good|off limits|off the table|impossible|bad
        |not (?:good|possible|great|ideal|an option|happening)
      )|(?:isn't|aren't|is not|are not|'s not) (?:good|possible|great|ideal|an option|happening)
    )${ME}`,
  // "After three when school is out" says when it is over.
  source`
    (?<!
      \b(?:
        school|class(?:es)?|daycare|camp|kids?|children|boys?|girls?|son|daughter|students?|he|she|they|sun
      ) ?
    )(?<!\b(?:when|once|until|till|since|after|while|as soon as|by the time) (?:[a-z'·]+ ){0,3}[a-z·]+ ?)
    (?:is|are|'s) out(?! of)${ME}`,
  source`
    (?:c'est |est |c )(?:
      pas (?:possible|ideal|bon|l'ideal|evident|faisable|la peine)|non|mort|impossible|mission impossible
      |complique|difficile|mauvais
    )`,
  // « Mes parents ne seront pas encore arrivés », "my brother won't be here yet".
  source`
    (?<=· ?,? ?)(?:(?:mes|mon|ma|nos|notre|my|our) [a-z-]+ |ils |elles |they |s?he )(?:ne |n')?(?:
      (?:sera|seront|est|sont) (?:pas|plus)|(?:will not|won't|wont) be|(?:is|are) not|(?:is|are)n't
    )(?: (?:encore|meme|yet|even|still|back))* (?:
      arrive|la|ici|here|back|home|in town|revenu|rentre|de retour|parti
    )e?s?(?: (?:yet|encore))?`,
  // « Jeudi, c'est trop tard » refuses the day; « 18 h 30, c'est trop tard » bounds the wish.
  "(?<!\\d ?(?:h ?)?(?:heures? )?,? ?)(?:c'est |est |c )trop (?:tot|tard)",
  "(?:does(?:n't| not)|doesnt|don't|dont|won't|isn't)(?= ?(?:$|[.!?,;]))",
  "(?:is|are|'s) (?:a )?(?:no[- ]go|write-?off|non-?starter|no(?= ?(?:$|[.!?,;]|for (?:me|us))))",
  // "Thursdays she has bridge so no".
  '(?:so|donc|faque|fait que|alors) (?:no|non|nope)(?= ?(?:$|[.!;]))',
  "(?:c'est |est |sont |is |are |'s )?(?<! qui )(?:exclue?s?|excluded|ruled out|a exclure|a eviter)",
  // "Monday you're closed": what the visitor knows of the business.
  source`
    (?<=· ?,? ?)(?:vous etes|vous (?:restez|serez)|t'es|you're|youre|you are) (?:fermee?s?|closed)
    (?= *(?:$|[.,;!)]|(?:et|and|mais|but|pis) ))(?![^.!;]*\?)`,
  // « Mardi et mercredi, oubliez ça ».
  source`
    (?<=· ?,? ?)(?:
      (?:on |you can |vous pouvez )?(?:
        oublie[rz]?|laisse[rz]? (?:faire|tomber)|forget|never ?mind|nvm|scratch|scrap
      )
    )(?: (?:ca|cela|it|that|about (?:it|that|those|them)|those|them))?${ENDS_IT}`,
  "(?:c'est|est|sont|is|are|it's) (?:sacree?s?|sacred|family time|pour la famille)",
  source`
    (?:c'est|est|sont|is|are|get|gets|'s) (?:
      toujours |souvent |always |usually |really |tres |trop |too |pas mal |un peu |a bit |kind of |super |
    ben |so )*(?:
      hard|tough|tricky|difficult|rough|awkward|hectic|crazy|nuts|packed|busy|tight|swamped|complique?e?s?
      |difficiles?|dures?|serree?s?|chargee?s?|pleine?s?|fou|fous|folles?|rough|l'enfer|la folie|bookee?s?
      |(?:full(?: up)?|fully booked|booked (?:up|solid)|jam-?packed|spoken for)
      (?!\s(?:set|body|groom|head|day|service|of|at|with|in))
    )(?: (?:pour moi|for me|for us|pour nous
      |(?:on|from) (?:my|our) (?:side|end)|de (?:mon|notre) (?:bord|cote)))?(?! ?\?)`,
  // "I am not possible Thursday" speaks of the day behind it.
  source`
    (?<!\b(?:i am|i'?m|we are|we're|(?:je |j'|j)?suis|chu|chui|on est|he is|she is) )(?:pas|not) possible
    |(?:pas|not) (?:good|ideal|great)|pantoute|(?<=· )(?:pas du tout|not at all)|c'est mieux pas|no can do
    |no way|no thanks?|non merci|no bueno`,
];
