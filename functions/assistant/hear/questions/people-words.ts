import { pattern } from '../../patterns.ts';

/** "Who does colouring?" */
export const WHO_PERFORMS = pattern`
  \b(?:
    (?:c'est )?(?:qui|who)(?: est|'s| is)? (?:le |la |the |your |votre )(?:meilleure?|best) (?:
      pour|for|at|avec|with
    )
    |(?<!\b(?:quelqu'un|quelqun|qqun|kelkun|une? [a-z]+|someone|somebody|any ?one|a [a-z]+) )(?:
      qui|lequel|laquelle|who|which (?:one|stylist|person|of (?:you|them))
    ) (?:
      fait|font|s'occupe|peut (?:me )?faire|does|do|can do|performs?|would do|will do|va (?:me )?faire
      |est-ce qui fait|qui fait|specialise|is best (?:at|for)|offers?
    )|(?:avec|with) (?:qui|whom|who)\b.{0,20}(?:pour|for)
  )(?![a-z])`;

/** "Who works on Friday?" */
export const PEOPLE = pattern`
  \b(?:
    (?:votre|vos|your|the|l') ?(?:
      equipe|employes?|team|staff|stylists?|stylistes?|coiffeu(?:rs?|ses?)|mecaniciens?|barbers?|barbiers?
      |therapists?|therapeutes?|hairdressers?
    )\b|(?:qui|who) (?:travaille|works?|est la|est dispo|is (?:there|in|working|available))
    |(?:c'est )?qui (?:va|qui va) (?:me|s'en|s'occuper)|who (?:will|would|is going to) (?:i|see|cut|be|do)
    |qui sont (?:les|vos)
    |(?:which (?:one )?|lequel |laquelle |qui )(?:of (?:you|them)|de vous|d'entre vous|parmi vous)
    (?: (?:guys|all|autres))? (?:is|est)|c'est qui (?:le|la|l'|votre|vot)\b
    |(?:
      who would (?:it|that) be with|with (?:who|whom)(?= *(?:$|\?|,|\.))|who with\b
      |avec qui(?= *(?:$|\?|,|\.|ca|ce |c'est|se))|c'est avec qui|ca serait avec qui
    )|(?:qui|who) (?:est|is) (?:l'|le |la |the |your |votre )\w*|who's (?:the|your) \w*|avec qui (?:est|c'est)
    |(?:is|est-ce que|est) (?:[a-z]+ )(?:still )?(?:work(?:s|ing)?|travaille)\b
    |does (?!it |that |this )(?:[a-z]+ )(?:still )?work\b|[a-z]+ travaille(?:nt)?[- ](?:t-)?(?:il|elle|tu)
  )(?![a-z])`;
