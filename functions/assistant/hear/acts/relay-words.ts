import { pattern, source } from '../../patterns.ts';

const TEAM = source`
  (?:
    (?:the|your) (?:team|staff|office|front desk|reception|owner|boss|manager|doctor|vet|dentist|mechanic|photographer)
    |them|him|her|someone|somebody|a (?:person|human|real [a-z]+)|one of (?:you|your [a-z]+|them)
  )`;
const EQUIPE = source`
  (?:
    (?:a |aux? |a l')?(?:la |le |l'|votre |vos |une? |un vrai |une vraie )?(?:
      equipe|patron(?:ne)?|proprio|proprietaire|gerante?|humain|personne|accueil|reception|responsable|docteure?|dre?\b
      |veterinaire|dentiste|mecanicien(?:ne)?|photographe|collegues?|employee?s?|filles|gars|boss|quelqu'un|kekun|qqun
    )
  )`;
const ASKED = source`
  (?:(?:my|the|this|that|these|those|both|all|our) )+(?:(?:two|three|2|3|last|first|other) )?
  (?:questions?|requests?|messages?|notes?|inquir(?:y|ies)|details|info)`;
const DEMANDE = source`
  (?:(?:ma|mes|la|les|cette|ces|notre|nos|mon|le|ce|toutes) )+(?:(?:deux|trois|2|3|autres?|derniere) )?
  (?:questions?|demandes?|messages?|notes?|mots?|infos?|coordonnees)`;
/** Somebody who does it themselves, or did it already, asks nobody else to. */
const NOT_I = source`
  (?<!\b(?:i|i'll|i will|we|we'll|can i|could i|may i|je|j'|j'ai|jai|on|nous|je vous|on vous|je te|puis-je|dois-je) )`;

/** "Please ask them", "put my question to the team", "have somebody tell me": it is the team that is to answer. */
const RELAYS_EN = source`
  ${NOT_I}\b(?:
    (?:pass|send|forward|relay|put|submit|give|hand)(?: on| along| over)? ${ASKED}(?: (?:on|along|over|to)(?![a-z])|(?=\W*$))
    |(?:pass|send|forward|hand) (?:it|this|that|them|everything|all of (?:it|this|that))(?: on| along| over)? to ${TEAM}
    |(?:(?:please|pls|just|fine,?|ok,?|okay,?|yes,?|you|then) |^)ask ${TEAM}
    (?= *(?:$|[.,!;]|about|if|whether|how|what|when|for me))
    |(?:have|get) (?:someone|somebody|a (?:person|human)|${TEAM}) (?:to )?(?:please )?(?:
      tell|answer|e-?mail|write|reply|let (?:me|us) know|contact|respond
    )(?: (?:to )?(?:me|us|it|that))?
    |(?:take|leave) (?:a|this|my|the) (?:message|note)(?! (?:for|on|in|to) my\b)
  )`;
const RELAYS_FR = source`
  ${NOT_I}\b(?:
    (?:
      transmett(?:ez|re|iez)|transmets?|achemine[rz]?|envo(?:ye[rz]|ie)|relaye[rz]?|soumett(?:ez|re)|pose[rz]
      |donne[rz]|refile[rz]?|remett(?:ez|re)|fai(?:tes|re|s) (?:suivre|parvenir)|fassiez suivre|note[rz]
    )(?:[- ](?:leur|lui|la|les|le))?(?: (?:donc|plutot|juste|svp|aussi|bien))? ${DEMANDE}(?: ${EQUIPE})?
    |(?:transmett(?:ez|iez)|fai(?:tes|re|s) suivre|achemine[rz])(?:[- ](?:ca|cela|le|la|les|tout))?(?= *(?:$|[.,!;]|${EQUIPE}))
    |que vous (?:transmettiez|fassiez suivre)
    |demande[rz]?(?:[- ](?:leur|lui|donc))*(?: (?:plutot|juste|svp|donc))? (?:
      ${EQUIPE}|(?<=(?:leur|lui) )(?:si|de|pour|comment|combien)
    )
    |demande[rz]?[- ](?:leur|lui)(?= *(?:$|[.,!;]|svp|stp|s'il))
    |(?:prene[rz]|prends|prendre|laisse[rz]) (?:donc )?(?:un|mon|le|ce|en) (?:message|note|mot)
  )`;

const RELAYS = pattern`(?:${RELAYS_EN}|${RELAYS_FR})(?![a-z])`;

/** Whether the team is to be asked, or told, what the message or those before it say. */
export const asksToRelay = (folded: string): boolean => RELAYS.test(folded);
