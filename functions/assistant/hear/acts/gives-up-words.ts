import { globalPattern, source } from '../../patterns.ts';
import { APPOINTMENT, DAY_OR_HOUR, OWN, PLACE } from './move-words.ts';

/** What somebody has here, by its name, or by its service and its time. */
const OURS = source`
  (?:${OWN}|the|that|le|la|les|ce|one of my|[a-z]+'s) (?:
    (?:[a-z·']+ ){0,2}?(?:${APPOINTMENT}|${PLACE})|(?<=\b${OWN} )(?:${DAY_OR_HOUR}|·+ (?:(?:de|du|on|at|for|le) )?·)
  )`;

/** To take away. */
const TAKES_AWAY = source`
  (?:
    remove|delete|erase|drop|scratch|scrap|release|forget|kill|free up|open up|give up|clear|call(?:ing)? off|skip(?:ping)?
    |(?:retire|enleve|efface|supprime|libere|ote|raye|biffe)[rz]?(?:[- ]moi)?
    |laisse[rz]? (?:tomber|faire|aller)
  )`;
/** To stay away from something that one has. */
const STAYS_AWAY = source`
  (?:
    ge?t(?:ting)? (?:rid|out) of|want out of|back(?:ing)? out of|bail(?:ing)? on|pass(?:ing)? on|rain ?check on
  )`;

/** "Free up my spot", "pass on my haircut", « je vais passer mon tour », « enlève ma coupe de vendredi ». */
export const GIVES_UP = globalPattern`
  \b(?:
    ${TAKES_AWAY} ${OURS}|${STAYS_AWAY} (?:${OURS}|(?:my|our|the) ·|·)
    |(?:remove|delete|take|cross|scratch) (?:me|us|my name)(?: (?:off|out))?(?: from| of)? (?:
      the|your|·+|[a-z]+(?:'s)?
    )(?:'s)? (?:schedule|books?|agenda|calendar)
    |(?:enleve|retire|raye|ote)[rz]?(?:[- ](?:moi|nous))? d(?:e |u |e l')(?:l'|la |votre |·+ )?(?:horaire|agenda
    |cedule|calendrier)
    |(?:give|let) (?:my|our) (?:${PLACE}|${APPOINTMENT}) (?:to|go)
    |(?:take|taking|have) a rain ?check|pass(?:er|erai|e)? (?:mon|notre) tour|faire une croix sur (?:mon|ma|notre)
    |(?:me|m'en|nous) desiste[rz]?|(?:we|i)(?:'re|'m|m| am| are)? (?:not|no longer) (?:coming|gonna come|going to come)
    (?= *(?:$|[.,!;·])| (?:in|today|tomorrow|any|after|to|for|this|on)(?![a-z]))
    |(?:not|never) (?:gonna|going to) (?:be able to )?(?:make|come)(?: it)?(?! (?:·+ ?)?(?:before|until|till|avant))
    |^(?:sorry,? )?not coming(?: in)?|(?:je|on) (?:ne )?(?:viens?|vient) (?:pas|plus|pu) (?:finalement|·)
    |(?:je|on) (?:ne )?(?:ferai|fera|fais|fait) (?:pas|plus|pu) (?:mon|ma|notre|le|la) (?:·|[a-z]+ ·)
    |(?:je|on|j) ?(?:ne )?(?:vais|va|pourrai) (?:pas|plus|pus?)(?: pouvoir)?(?=\W*$)
    |(?:ne )?(?:serai|suis|serons|sera) (?:pas|plus|pu) en mesure de
    |(?:pu|plus) (?:vraiment )?besoin (?:de |du |d')(?:(?:mon|ma|la|le|notre) )?(?:${APPOINTMENT}|·|[a-z]+ ·)
    |(?:can't|cant|cannot|won't|wont|not (?:gonna|going to)) (?:be able to )?(?:make|do|go to|come (?:to|for)) (?:my|our) (?:
      ${APPOINTMENT}|${PLACE}|·|${DAY_OR_HOUR}
    )
    |(?:no longer|don't|dont|do not|won't|wont|not) (?:be )?need(?:ing)?(?: (?:my|our|the
    |[a-z]+'s))? (?!an? |any |another |that |this )(?:[a-z·]+ )?(?:
      ${APPOINTMENT}|${PLACE}
    )(?: any ?more| after all|(?=[^a-z·]*$|[,.;]))
  )(?![a-z])(?![^.!?]{0,24} (?:on time|a temps)(?![a-z]))`;

const LISTED = source`(?:schedule|books?|agenda|calendar|list|horaire|cedule|calendrier|liste(?! d[e']))`;

/** "Take me off", « rayez mon nom »: from what the team goes by, and from no waiting or mailing list. */
export const OFF_THE_LIST = globalPattern`
  \b(?:
  (?:take|cross|scratch|strike) (?:me|us|(?:my|our) name) off(?: (?:the|your) ${LISTED})?
  (?= *(?:$|[.,!;·])| (?:for|please|pls|then|tomorrow|today|svp)\b)
  |(?:scratch|strike) (?:my|our) name|(?:enleve|ote|raye|retire|efface)z? (?:mon|notre) nom
  |(?:enleve|ote|raye|retire|efface)z?[- ](?:moi|nous)(?:
    (?: (?:de |du )?(?:(?:la|le|votre|ton) |l')${LISTED})|(?= *(?:$|[.,!;]))
  )
  )(?![a-z])`;
