import { pattern, source } from '../../patterns.ts';

/** "Is it cheaper together?", « quelle est la différence ? » */
export const COMPARE = pattern`
  \b(?:
    (?:quelle (?:est la )?|c'est quoi la |la )difference
    |difference (?:(?:in|of|de|des) (?:the )?(?:prices?|costs?|prix|tarifs?|lengths?|durees?|time) )?
    (?:between|entre)|compared (?:to|with|against)|(?:comparee?s?|par rapport) (?:a|au|aux)(?= )
    |(?:cheaper|moins cher|better|mieux) .{0,80}?\b(?:separately|together|separement|ensemble|apart)
    |what(?:'s| is) the diff(?:erence)?|compare[rz]?|comparaison|versus
    |vs\.?(?! (?:avez|auriez|etes|faites|pouvez|pourriez|offrez|prenez|ouvrez|fermez))
    |(?:mieux|meilleur) (?:entre|que|ou)|better(?:,| between) .{0,40}\bor\b|which (?:one )?is better
    |lequel est (?:le )?mieux
  )(?![a-z])`;

/** "What do you offer?" */
export const SERVICES = pattern`
  \b(?:
    (?:
      quels?|quelles?|vos|les|liste (?:de|des)|your|what|which|other|autres?|tous (?:vos|les)|all (?:your|the)
      |of|any
    ) (?:sont (?:vos |les )?|sortes? de |types? of |kinds? of |other |of )?(?:
      services?|soins|prestations?|forfaits?|traitements?|treatments
    )|(?:que|qu'est-ce que|quoi) (?:(?:vous|tu) )?(?:offrez|faites|proposez|offres|fais)
    |vous (?:offrez|faites|proposez) quoi|quoi comme services?|vous faites quoi|faites[- ]vous quoi
    |tu fais quoi|specialites?|catalogue|menu|(?:what|which) .{0,12}do you (?:do|offer|provide|have)
    |what can i (?:book|get)|liste des (?:prix|services)
  )(?![a-z])`;

/** "Do you make us wait?", « me faites-vous tout recommencer ? »: somebody is to do something, and no thing is made. */
const MADE_TO_DO = source`
  (?:
    do (?:you|u|ya|y'all) (?:guys )?(?:make|have) (?:me|us|them|him|her|people|kids|clients|everyone) [a-z]
    |(?:vous|tu) (?:me|nous|les|leur) (?:faites|fais)|(?:faites|fais)[- ](?:vous|tu) (?:tout )?[a-z]+(?:er|ir|dre|tre)\b
  )`;

const OFFERS_FR = source`
  (?:
    faites|offrez|proposez|vendez|reparez|traitez|posez|donnez|coupez|coiffez|colorez|epilez|toilettez|installez
    |remplacez|photographiez|percez|blanchissez|preparez
  )`;

/** "Do you do colouring?", « faites-vous les freins ? » */
export const IS_OFFERED = pattern`
  \b(?!${MADE_TO_DO})(?:
    (?:${OFFERS_FR}|acceptez|prenez|avez)[- ]vous|vous ${OFFERS_FR}|(?:fais|offres|vends)[- ]tu
    |tu fais (?!quoi)|faites[- ]?vous|est-ce que vous (?:${OFFERS_FR}|avez)
    |do (?:you|u|ya|y'all) (?:guys )?(?:also )?(?:
      do|offer|provide|sell|fix|repair|treat|carry|give|have|make|recycle
      |cut|trim|dye|wax|groom|shave|install|replace|align|balance|photograph|pierce|whiten|file|prepare|board
      |service|tune|work on|look at|handle
      |take (?:back |in )?(?:used|old|empty|broken|dead)
      |(?:take|see|treat|accept|serve|work with)
      (?= (?:kids|children|babies|toddlers|infants|newborns|teens|teenagers|seniors|elderly|dogs|cats)(?![a-z]))
    )|(?:recyclez|reprenez|rachetez)[- ]vous|can you (?:do|fix|repair|treat|make|recycle)
    |(?:do|does) (?!you|it|this|that)[a-z]+ (?:do|offer|handle)
    |est-ce que (?!vous|je|c'est|ca|il|on)(?:[a-z.]+ ){1,3}?fait|(?:fait|font)[- ](?:il|elle|ils)
    |you (?:guys )?(?:do|offer) (?!open|close|have|you)
  )(?![a-z])`;

/** "What is included?", « c'est quoi un facial ? » */
export const ABOUT_SERVICE = pattern`
  \b(?:
    (?:qu'est-ce qui est|c'est quoi|what(?:'s| is)) (?:inclus|compris|included)|ca (?:inclut|comprend) quoi
    |(?:what|que) (?:does|comprend|inclut)|(?:it|service) includes?|c'est quoi (?:un|une|le|la|l')
    |qu'est-ce qu'une?|what(?:'s| is) an? |what is (?:the )?(?!your|the|my|it|this|that)
    |(?:tell me|parlez[- ]moi|dites[- ]m'en|explain|expliquez[- ]moi)(?!.{0,16} (?:on|over|by) the phone)
    .{0,16}(?:about|de|plus|the|la|le)
  )\b`;
