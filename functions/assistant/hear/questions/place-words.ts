import { pattern } from '../../patterns.ts';

/** "Where are you?" */
export const ADDRESS = pattern`
  \b(?:
    (?<!mail )(?<!courriel )(?:votre|vos|your|the|l'|quelle|what's|what|which|c'est quoi) ?
    (?:(?:street|civic|exact|full|mailing|business|office|shop) )?(?:adresse|address)
    (?! (?:e-?mail|courriel|mail|electronique))|^\s*(?:adresse|address)\b|(?:cest|c'est|c) quoi ladresse
    |\bladresse\b|whats? (?:ur|the|your) address
    |ou (?:etes|est[- ]ce que vous etes|est|se trouve|vous trouve|situe|c'est)\w*
    (?! (?:moi|toi|lui|elle|nous|eux)\b)|c'est ou|vous etes ou
    |situee?s?|localisation|emplacement|where (?:are (?:you|u)|is (?:your|the|ur)|can i find|do i go)
    |where'?s (?:ur|your|the|ya) (?:place|shop|store|studio|salon|clinic|office|spot|garage)
    |where (?:(?:ur|your|you) )?(?:guys|shop|place|at)(?: at| located)?\b|c ou\b(?! que| j)
    |(?:votre|vot|vos|ta|ton) (?:shop|place|salon|studio|local|bureau|clinique|garage|boutique|magasin) (?:
      est|c'est|cest|c
    ) ou|located|location(?! (?:de|d'|du|des|pour|avec))|directions|itineraire
    |how (?:do|can|would) (?:i|we) (?:get (?:to|there)|find (?:you|your place))(?! out)
    |where exactly (?:is|are)|(?:what|which) (?:street|part of town) are you
    |(?:in|into|dans) (?:my |mon |le )?gps
    |quel (?:coin|quartier)(?! d[eu'])
    |sur quelle rue|comment (?:on |je )?(?:se |me |m'y |s'y )rend(?:re|s)?
  )(?![a-z])`;

/** "Where can I park?" */
export const PARKING = pattern`
  \b(?:
    stationnements?|stationner|parking|(?:where|place) .{0,12}\bpark|park my|to park|can (?:i|we) park
    |park (?:close|near|there|here|at|by)|(?:me|se|te|nous) parke\w*|parker
    |(?:where|\bou|somewhere|someplace|spot|(?:une )?place|endroit)\b[^.!?]{0,24}?\b
    (?:leave|put|laisser?|mett?re|mets) (?:my|the|our|mon|le|ma|la|l') ?(?:car|truck|van|char|auto|voiture)
    |(?:leave|put|laisser?|mett?re) (?:my|the|our|mon|le|ma|la|l') ?(?:car|truck|van|char|auto|voiture) (?:
      (?:in|on|dans|sur|devant|a cote|behind|derriere|out) [^.!?]{0,16}?(?:
        lot|street|road|cour|rue|entree|driveway|front|back|building|batisse|immeuble|garage door
      )|(?:while|pendant que) (?:i wait|i'm (?:there|in|inside|getting)|je suis la|j'attends|j'suis la)
    |(?:during|pendant|durant) (?:my|the|mon|ma|le|la) )
  )(?![a-z])`;

/** "Is there an elevator?" */
export const ACCESS = pattern`
  \b(?:
    fauteuils? roulants?|wheel ?chairs?|acces(?:sible|sibilite)?\b(?! (?:au site|web))|accessib\w+
    |mobilite reduite|ascenseurs?|elevators?|marches|escaliers?|stairs?|rampe|(?:ramp)\b|poussette|stroller
    |metro
    |(?<!\b(?:takes?|taking|catch(?:es)?|has|have|miss(?:es)?|from|off|on|of|after|before|until|with) )
    (?:en|by|the) (?:autobus|bus|subway|metro)(?!
      (?<=\b(?:i'm|im|i am|i'll be|we're|je|on|nous) (?:[a-z]+ ){1,7}[a-z]+)[^?]*\b
    (?:for|pour|to (?:see|get|have)) )
  )(?![a-z])`;
