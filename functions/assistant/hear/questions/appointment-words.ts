import { pattern, source } from '../../patterns.ts';

/** Who moves their appointments asks nothing about them. */
const NOT_MOVED = source`
  (?<!\b(?:deplac|report|repouss|decal|mov|push|shift|reschedul|chang)\w*(?: (?:all|both|tous))?(?: of)? )`;

/** "When is my appointment?" */
export const MY_APPOINTMENT = pattern`
  \b(?:
    (?:quand|a quelle heure|c'est quand|quel jour|avec qui|ou) (?:est |c'est |c etait |etait |tombe )?
    (?:deja )?(?:mon|notre) (?:prochain )?(?:rendez[- ]?vous|rdv|rv|reservation)
    |(?:mon|notre) (?:rendez[- ]?vous|rdv|rv) (?:est|c'est|etait) ?(?:deja )?(?:bien )?(?:
      quand|a quelle heure|quel jour|confirme|le|a|demain|jeudi|lundi|mardi|mercredi|vendredi|samedi|dimanche
    )|(?:when|what (?:time|day))(?: is| was|'?s)? (?:it|that|my thing) again
    |remind me (?:when|what (?:time|day))|(?:what|which|who|when)(?: service)? did (?:i|we) (?:book|reserve|pick|choose|get)
    |who(?:m)? (?:am i|are we|i'm|im) (?:with|seeing|having|meeting|booked with)|(?:i'm|im|am i|it's|it) with wh(?:o|om)
    |(?:j'ai|jai|on a) (?:reserve|pris|booke|choisi) quoi|(?:je suis|chu|on est|je vais etre) avec qui
    |(?:qu'est-ce que|que) j'ai (?:reserve|pris|booke)
    |avec qui (?:je suis|j'ai|chu|je vais)
    |(?:when|what (?:time|day)|with who|where) (?:is|was|are|'s) (?:my|our) (?:next )?
    (?:appointment|appt|booking|reservation|rdv)
    |(?:do i(?! need)|ai[- ]je|j'ai[- ]tu|est-ce que j'ai|have i got) .{0,16}
    (?:appointment|appt|booking|rendez[- ]?vous|rdv)
    |(?:is|est-ce que) (?:my|mon) (?:appointment|appt|booking|rdv|rendez[- ]?vous) (?:
      confirmed|still|confirme|at|on|for|tient|est
    )|(?:what|which) (?:appointment|booking)s? do i have
    |(?:confirm|verifier|confirmer|check|voir|see|remind me (?:of|about|when)) (?:l'heure de |the time of )?
    (?:my|mon) (?:appointment|appt|booking|rdv|rendez[- ]?vous|reservation)
    |did (?:my|you get my) (?:booking|appointment|reservation)
    |${NOT_MOVED}(?:mes|my) (?:rendez[- ]?vous|rdvs?|appointments|bookings)
    |(?:i |j'ai |j)?(?:lost|forgot|misplaced|can't find|deleted|perdu|oublie|trouve pas|trouve plus|efface)
    (?: when| what time| (?:the|my|l'|le|la|mon|ma)(?: ?(?:heure|time|date|day|jour))?(?: (?:de|of|for|du|d'))?
    )? ?(?:mon |my |le |the |l'|la )?(?:
      confirmation|e-?mail|courriel|rendez[- ]?vous|rdv|appointment|appt|time|heure|date
    )\b(?! address)
  )(?![a-z])`;

const KIN = source`
  (?:my|ma|mon|the|la|le) (?:
    wife|husband|mother|father|mom|mum|dad|son|daughter|brother|sister|girlfriend|boyfriend|gf|bf|friend
    |roommate|boss|ex|femme|mari|blonde|chum|conjointe?|copine|copain|mere|pere|soeur|frere|fille|fils
    |voisine?|coloc|patron(?:ne)?|ami\w*
  )`;

/** "When is my wife's appointment?" */
export const THEIR_APPOINTMENT = pattern`
  \b(?:
    (?:what time|when|a quelle heure|quand|where) (?:is|est|are|sont) .{0,30}(?:${KIN}|[a-z]+'s)\b
    |(?:what time|when|quand|a quelle heure) (?:is |est |c'est |are )?(?:his|her|their|son|leur) (?:
      appointment|appt|booking|rendez[- ]?vous|rdv|rv
    )|(?:quand|a quelle heure) (?:est |c'est )?(?:le )?(?:rendez[- ]?vous|rdv|rv) d(?:e |')${KIN}
    |(?:who(?:'s| is| has)|qui (?:a|est)) (?:\w+ ){0,3}?(?:booked|appointment|rendez[- ]?vous|rdv|reserve)
    |(?:does|did|has|is|est-ce que) ${KIN} (?:[a-z'-]+ ){0,4}(?:
      appointments?|appts?|bookings?|booked|rendez[- ]?vous|rdvs?|rv|reserve|reservation
    )
    |${KIN}(?: [a-z'-]+){0,3} (?:a|elle a|il a|elle|il)[- ](?:tu|t-elle|t-il|t'elle|t'il|ti)(?: [a-z]+){0,2} (?:
      appointments?|appts?|bookings?|booked|rendez[- ]?vous|rdvs?|rv|reserve|reservation
    )
  )(?![a-z])`;

/** "Put me on the waiting list", « si une place se libère ». */
export const WAITLIST = pattern`
  \b(?:
    listes? d'attente|wait(?:ing)?[- ]?lists?|cancellation list|liste d'annulation
    |(?:si|if) (?:quelqu'un|someone|somebody|anyone) (?:annule|cancels)
    (?![^.!?]*\b(?:charge|charged|fees?|frais|chargez|pay|cost|costs|facture[rz]?|coute)\b)
    |(?:if|when) (?:something|a spot|a place) (?:opens|frees)|si (?:une place|ca|quelque chose) se libere
  )(?![a-z])`;
