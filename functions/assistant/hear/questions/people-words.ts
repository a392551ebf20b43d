import { pattern } from '../../patterns.ts';
import { WHICH_OF_YOU, WORKER } from './who-does.ts';

const EITHER = 'homme|gars?|monsieur|femme|fille|dame|man|guy|male|woman|girl|lady|female';

/** "Who will it be with?": whoever performs what is spoken of. */
const WITH_WHOM = pattern`
  \b(?:
  (?:c'est |cest |c )?qui (?:va|vas|vont|qui va) (?:me|nous|le|la|les|lui|s'en|s'occuper|venir|etre|faire)
  |who(?:'s|s| is)? (?:will|would|'ll|going to|gonna) (?!pay|be (?:paying|there)|know|tell|call|answer)[a-z]+
  |who (?:am i|are we) (?:with|seeing|getting)|who do (?:i|we) (?:see|get)(?= *(?:$|[?,.]))
  |(?:c'est|cest|c'|c) ?qui (?:l'|(?:le|la|les|mon|ma|notre|not|votre|vot)(?! (?:equipe|team|staff|gang)))(?= ?[a-z])
  |who would (?:it|that) be with|with (?:who|whom)(?= *(?:$|\?|,|\.))|who with\b
  |(?<!importe )avec qui(?= *(?:$|\?|,|\.|ca|ce |c'est|se))|(?:c'est|cest|c|ca serait|ce sera) avec qui
  |avec qui (?:est|c'est)
  |(?:quel(?:le)?|which|what) (?:${WORKER})(?! (?:${WORKER})| qui)
  |who(?:'?s| is| are) (?:
    (?:the|your|that|this) (?:[a-z]+ )?(?:${WORKER})s?|doing (?:it|this|that|my|the)
    |(?:it|that|this)(?: going to be)? with
  )|who (?:the|your) (?:[a-z]+ ){0,2}(?:${WORKER})s? (?:is|are)
  |(?:c'est|est-ce|ce sera|sera|is it|is that|will it be|be with) (?:avec |with )?(?:une?|an?) (?:${EITHER}) (?:ou|or)
  (?: (?:une?|an?))? (?:${EITHER})
  )(?![a-z])`;

/** "Who does colouring?" */
const WHO_DOES_IT = pattern`
  \b(?:
    ${WHICH_OF_YOU}
    |(?:c'est )?(?:qui|who)(?: est|'s| is)? (?:le |la |the |your |votre )(?:meilleure?|best) (?:
      pour|for|at|avec|with
    )
    |(?<!\b(?:quelqu'un|quelqun|qqun|kelkun|une? [a-z]+|someone|somebody|any ?one|a [a-z]+) )(?:
      qui|lequel|laquelle|who|which (?:one|stylist|person|of (?:you|them))
    ) (?:
      fait|font|s'occupe|peut (?:me )?faire|does|do|can do|performs?|would do|will do|va (?:me )?faire
      |est-ce qui fait|qui fait|specialise|is best (?:at|for)|offers?
    )|(?:avec|with) (?:qui|whom|who)\b.{0,20}(?:pour|for)
  )(?![a-z])`;
export const WHO_PERFORMS = [WITH_WHOM, WHO_DOES_IT];

/** "Who works on Friday?" */
export const PEOPLE = pattern`
  \b(?:
    (?:votre|vos|your|the|l') ?(?:
      equipe|employes?|team|staff|stylists?|stylistes?|coiffeu(?:rs?|ses?)|mecaniciens?|barbers?|barbiers?
      |therapists?|therapeutes?|hairdressers?
    )\b|(?:qui|who) (?:travaille|works?|est la|est dispo|is (?:there|in|working|available))
    |qui sont (?:les|vos)
    |(?:which (?:one )?|lequel |laquelle |qui )(?:of (?:you|them)|de vous|d'entre vous|parmi vous)
    (?: (?:guys|all|autres))? (?:is|est)
    |(?<!\b(?:celui|celle|ceux|celles|ones?) )(?:qui|who) (?:est|is) (?:l'|le |la |the |your |votre )\w*
    |who's (?:the|your) \w*
    |(?:is|est-ce que|est) (?!(?:the|your|this|that|it|le|la|ce) )(?:[a-z]+ )(?:still )?(?:work(?:s|ing)?|travaille)\b
    |does (?!it |that |this )(?:[a-z]+ )(?:still )?work\b|[a-z]+ travaille(?:nt)?[- ](?:t-)?(?:il|elle|tu)
  )(?![a-z])`;
