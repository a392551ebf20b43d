import { globalPattern, pattern, source } from '../../patterns.ts';

const APPOINTMENT = source`
  (?:
    rendez[- ]?vous|rdvs?|r-?v|reservation|place|heure|plage|appointments?|appts?|apt|booking|slot|spot|meeting
    |session|visite?|time
  )`;
const MINE = '(?:mon|ma|mes|notre|le|la|celui|celle|my|our|the|that|this|mine)';
export const DAY = source`
  (?:
    lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday
  )`;
/** A day or an hour, as short as they are written. */
const MOMENT = source`
  (?:
    ${DAY}|(?:mon|tues?|wed|thurs?|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)(?![a-z])|demain|tomorrow|tmrw|today|tonight
    |ce soir|(?:le|the) \d{1,2}(?:th|st|nd|rd)?|\d{1,2}(?: ?(?:h|:) ?\d{0,2})?(?: ?[ap]m)?(?![a-z])
  )`;
/** What may stand behind the word, so that it is an appointment that is kept. */
const KEPT = source`
  (?= (?:${MINE}|ca|cela|it|them|both|${DAY}|\d+|comme|tel|as)\b
  |(?: (?:merci|svp|stp|pareil|quand meme|please|thanks|then|anyway))*\W*$)`;

/** "I keep it", « garde mon rdv », "leave it as it is", « on ne change rien ». */
const KEEPS = globalPattern`
  \b(?:
    (?:je|j|on|i|we|i'll|we'll|i'd|we'd) ?(?:vais |veux |veut |voudrais |prefere |will |want to |prefer to )?
    (?:juste |just |still |rather |simplement )?(?:le |la |les )?(?:garde(?:r|rai|rais)?|conserve[rz]?|keep)${KEPT}
    |(?:garde|conserve)[rz]?[- ](?:(?:moi|le|la|juste|seulement|quand meme) )*(?:mon|ma|notre|celui|celle|comme|${MOMENT}
    (?=[^.!?]*\b(?:comme|tel|as|prevu|deja)\b))
    |(?:keep|leave|put) me (?:down |in |on )?(?:at |for |on )?${MOMENT}[^.!?]{0,20}?\b(?:like|as|same)\b
    |(?:laisse)[rz]?[- ](?:(?:le|la|ca|moi) )?(?:a |au |pour )?(?:le )?${MOMENT}(?=\W*$|[^.!?]*\bcomme\b)
    |${MOMENT} (?:is (?:mine|ours)|stays|stands|reste|tient)(?= *(?:$|[.,!?]))
    |(?:keep|leave) (?:it )?(?:on |at |for )?(?:the )?(?:${DAY}|\d{1,2}(?::\d\d)?(?: ?[ap]m)?)(?=\W*$|,| (?:then
    |please|pls|as|like)\b)
    |(?:stick(?:ing)?|stay(?:ing)?) (?:with|to) (?:it|that|what|${MINE}|${DAY}|\d)
    |(?:forget|scrap|drop|skip|oublie[rz]?|laisse[rz]? (?:faire|tomber)) (?:the|that|le|la|about the) (?:changes?|move
    |moving|changement)
    |keep (?:only |just )?(?:it|that|them|(?:my|our|the)(?: [a-z0-9:]+){0,3}? ${APPOINTMENT}|mine)(?![a-z'])
    |(?:laisse|leave)[rz]?[- ](?:(?:le|la|ca|it|that|my|our|mon|ma|the) ?)?(?:[a-z-]+ )?(?:
      comme (?:ca|il est|elle est|y est|c'est)|tel(?:le)? quel(?:le)?|as (?:it )?is|like (?:that|it is)
    )
    |(?:change|touche)[rz]?(?: (?:donc|surtout|juste))?(?: a)? rien|change nothing
    |(?:don't|dont|do not) (?:change|touch) (?:anything|a thing|it|that)|leave (?:it|everything) alone
    |(?:touche|change|bouge)[rz]?(?:[- ]y|[- ]le)? pas(?: a)? (?:mon|ma|mes|notre|ca|le)
  )(?![a-z])`;

const CHANGE = source`
  (?:(?:deplace|annule|bouge|reporte|decale)[rz]?|move|cancel|reschedule|moving|cancell?ing|rescheduling)`;

/** Who changes none of these changes no appointment. */
const OF_APPOINTMENT = source`
  (?: (?:surtout|donc|juste|du tout|at all)){0,2}(?:
    (?= *(?:$|[.,!?;]))
    |(?: (?:mon|ma|notre|le|la|l'|de|d'|my|our|the|any|that)) ?(?:${APPOINTMENT}|heures?|dates?|jours?|journee|times?|days?)
  )`;

/** "Don't move it", « ne l'annulez surtout pas », "I'm not cancelling". */
const NOT_CHANGED = globalPattern`
  \b(?:
    ${CHANGE}(?:[- ](?:le|la|les|ca|moi))?(?: (?:surtout|donc|juste))?(?: ${MINE} [a-z-]+)? pas
    (?! (?:mal|pire|de probleme|possible))
    |(?:(?:je |j'|j)?(?:ne |n')?(?:veux|veut|voulais|voudrais|vais) )?pas (?:(?:besoin )?(?:de |d'))?
    (?:(?:le|la|les|l'|mon|ma|ca) ?)?(?:[a-z-]+ )?${CHANGE}(?! (?:mais|but))
    |(?:don't|dont|do not|didn't|not|never|no need to)
    (?: (?:want|need|wish|mean|ask(?:ing)?|trying|going|you|to|actually|really)){0,4}? ${CHANGE}
    |(?:je |j'|j|on )?(?:ne |n')?(?:(?:veux|veut|voulais|voudrais|vais|demande) )?(?:change[rz]? pas|pas (?:de )?changer)
    ${OF_APPOINTMENT}
    |(?:don't|dont|do not|didn't|not|never)(?: (?:want|need|wish|mean|ask(?:ing)?|trying|going|to|actually|really)){0,4}?
    chang(?:e|ing)${OF_APPOINTMENT}
  )(?![a-z])`;

/** "I don't want another appointment", « j'ai pas besoin d'un autre rendez-vous ». */
const NO_OTHER = globalPattern`
  \b(?:
    (?:veux|veut|voulais|besoin|cherche) pas (?:d'|de |un |d'un )?(?:autre |nouveau )?
    (?:rendez[- ]?vous|rdvs?|rv)(?! (?:le|la|a|avant|avec|trop|dans)\b)
    |(?:don't|dont|do not) (?:want|need) (?:an(?:other|y)? |a new |any (?:other|more) )
    (?:appointments?|appts?|bookings?)(?! (?:on|at|with|before)\b)
  )(?![a-z])`;

/** "I already have my appointment", « mon rendez-vous de lundi est bon ». */
const STANDS = globalPattern`
  \b(?:
    (?:j'ai|jai|j'avais|on a|c'est|i|i've|i have|we|we have|we've|it's|it is) (?:deja|already)
    (?: (?:got|have|made|booked|mon|ma|un|une|notre|reserve|booke|pris))
    |(?:mon|ma|notre|le|my|our) (?:[a-z]+ )?${APPOINTMENT}(?: [^.!?]{0,40}?)? (?:
      (?:est|is|reste|stays?)(?: (?:toujours|encore|bien|still|all|already|deja))* (?:
        bon(?:ne)?|correcte?|ok|okay|good|fine|set|booked|confirmed|confirmee?|reservee?|perfect|parfaite?
        |maintenue?|notee?|(?:le|la|the) (?:meme|same)
      )
      |tient
    )
    |(?:it|that|this|it's|that's|they're|c'est) (?:is |already )?(?:ours|mine|le mien|la mienne|le notre|la notre)
  )(?![a-z])`;

/** "Is it confirmed?", « c'est bien noté? », "we're all set for Monday, right?" */
const ASKS_IF_STANDS = globalPattern`
  \b(?:
    (?:c'est|cest|c|est-ce|tout est)(?: (?:bien|toujours|encore|tu|deja|donc))* (?:
      confirmee?|notee?|reservee?|booke|gardee?|enregistree?|(?:bon|beau|correct|ok|good)(?= (?:pour|for) (?:le )?${MOMENT})
    )
    |(?:vous|tu|t')? ?(?:m'|l'|nous )?(?:avez|as)[- ]?(?:vous|tu)?(?:[- ]tu)? (?:bien |toujours |deja )?
    (?:garde|reserve|booke|confirme|note|(?:mis|place|inscri[ts])(?=[^.!?]*(?:\?|\b(?:ca|right|hein|oui|non)\b)))(?:e|es|s)?
    |(?:l'|(?:mon|ma|le|la|the|my) ?)?(?:${APPOINTMENT} )?(?:tient|reste|est)
    (?:[- ](?:il|elle|t-il|t-elle|ce|tu))? (?:bien )?(?:toujours|encore)
    (?: (?:bon(?:ne)?|valide|la|prevue?|confirmee?|reservee?|on|ok|correcte?)|(?=\W*$))
    |(?:is|are) [^.!?]{2,40}? still (?:on|good|happening|booked|confirmed|valid|ok|okay|there|scheduled)
    |(?:is|are) (?:it|that|this|everything|we|they|(?:my|our|the|that) [^.!?]{2,30}?|${MOMENT}(?: ${MOMENT})?)
    (?: (?:all|now|still|actually|really|at ${MOMENT}))* (?:
      confirmed|booked(?! (?:solid|up|out|full))|settled|scheduled|reserved|locked in|set(?= *(?:$|[.,!?]| for))
    )
    |(?:j'ai|jai|ai-je|on a)(?: (?:tu|bien|toujours|encore|donc|deja))+ (?:ma|mon|notre|un|une|le|la) ${APPOINTMENT}
    |(?:just|only|juste|seulement|rien qu'|yenk) (?:the |un |une )?(?:one|1|un|une|a) (?:single )?${APPOINTMENT}
    (?=,? (?:right|correct|not|hein|no|yeah|pas|c'est ca)\b| ?\?)
    |(?:am i|are we) (?:still |all |even |really |actually )*(?:booked|confirmed|all set)
    |(?:is|are) (?:the|my|our|your|a|some|any)? ?[a-z]+ (?:still |really |actually )*(?:coming|on (?:his|her|their) way)
    |(?:le|la|les|l'|mon|quelqu'un|kekun) ?[a-z]* (?:vient|viennent|va venir|s'en vient)(?:[- ](?:tu|t-il|il|bien|toujours))+
    |(?:i'm|im|we're|am i|are we|i am|we are) (?:still |all )*(?:good|set|booked|confirmed)
    (?=[^.!?]*(?:\?|right|correct|hein))
    |did (?:you|it|that) (?:actually |really |already )?(?:book|keep|save|confirm|get|hold|reserve|go through)
    |do (?:i|we) still have (?:my|the|our|an)
  )(?![a-z])`;

/** « Merci, à lundi! », "see you Friday at 3 then". */
export const FAREWELL = globalPattern`
  (?:^|[,.!] ?|\b(?:merci|parfait|super|ok|bye|alors|donc) )(?:
    a (?:${DAY}|demain|tantot|bientot|ce soir|cet apres-midi|la semaine prochaine)
    |(?:see|c) (?:you|u|ya)|on se voit
  )(?: (?!\b(?:if|si|mais|but)\b)[a-z0-9:,']+){0,6}\W*$`;

const PLACE = source`(?:spot|place|slot|turn|tour|appointment|appt|rdv|rendez[- ]?vous)`;
/** "Can my sister take my spot?", « mon mari va venir à ma place »: it stays as it is, and somebody else comes. */
export const TAKEN_OVER = globalPattern`
  \b(?:
    (?:take|use|have|prendre|prenne|avoir|utiliser) (?:over )?(?:my|mon|ma|our|notre) ${PLACE}
    |(?:give|transfer|donner|ceder|transferer|laisser) (?:my|mon|ma|our|notre) ${PLACE} (?:to|over to|a) (?:my|mon|ma
    |a friend|une? )
    |(?:instead of|in place of|a la place de) (?:me|us|moi|nous)|a (?:ma|notre) place|in my place
  )(?![a-z])`;

/** Words by which a visitor keeps what they have, or asks whether it stands. */
export const KEEP = [KEEPS, NOT_CHANGED, NO_OTHER, STANDS, ASKS_IF_STANDS];

const YES = source`
  (?:
    oui|ouais|ouin|yes|yeah|yep|yup|ok(?:ay)?|d'accord|parfait|perfect|great|super|correct|absolument|absolutely|sure
    |bien sur|of course|please do|go ahead|allez[- ]y|vas[- ]y|c'est (?:bon|beau|parfait|correct|ca)|sounds good
  )`;
const WITH_IT = source`
  (?:
    svp|stp|s'il vous plait|s'il te plait|please|pls|merci|thanks|thank you|reserve[zr]?(?:[- ](?:le|la|ca))?|book it
    |book that|confirme[rz]?|c'est (?:bon|beau|parfait|correct|ca)|that's right|go ahead|allez[- ]y|vas[- ]y|do it
  )`;

/** "Yes please. And for the next one…", « oui, pis annulez l'autre »: the yes is complete, what follows is said besides. */
export const AGREES_FIRST = pattern`
  ^[\s,]*${YES}(?:[ ,]+(?:${YES}|${WITH_IT}))*
  (?:[ ]*[.!]+(?= *[a-z0-9])|[ ,]+(?=(?:and|et|pis|puis|then|aussi|also)\b))
  (?! *(?:et |and |pis |mais |but )*(?:mais|but|plutot|actually|instead|finalement|en fait|wait|attend))`;
