import { globalPattern, pattern } from '../../patterns.ts';
import { TAKES_IN } from './taking-words.ts';

/** "I'd like an appointment", « avez-vous de la place ? » */
export const BOOK = globalPattern`
  \b(?:
    reserve[rz]?|reservation|rendez[- ]?vous|rdvs?|r-?v|booker|books?|booking|appointments?|appts?|schedule
    |scheduling|reserv\w+|m'inscrire|planifier|cedule[rz]?|prendre (?:une )?place|come in|passer vous voir
    |dispos?|disponib\w+|(?<!\b(?:a la|your|ur|votre|sa|my|ma|his|her) |· a )places?|libres?|creneaux?|plages?
    |available|availabilit\w+|(?:have|any|got) room|openings?(?! hours)|(?<!\b(?:my|our|her|his|their) )(?:slots?
    |spots?)|squeeze|${TAKES_IN}
  )(?![a-z])`;

/** "Another appointment", "my son needs a cut too", « la même affaire pour son frère ». */
export const ANOTHER_APPOINTMENT = globalPattern`
  (?:\b|(?<=^|\s)(?=·))(?:
    (?:un |une |mon )?(?:autre|deuxieme|second|2e|nouveau) (?:rendez[- ]?vous|rdv|rv|reservation)
    |(?:another|second|2nd|one more|new) (?:appointment|appt|booking)
    |(?<!\b(?:did|have|had) (?:i|we) )(?:reserver|book) (?:again|another|encore|un autre|une autre)
    |(?:the )?same (?:thing|one|deal|service|again) for (?:my|his|her|our|their|the|·)
    |(?:la |le )?meme (?:chose|affaire|service|rendez-vous|rdv) pour (?:mon|ma|mes|son|sa|notre|leur|·)
    |(?:et|pis|and|plus|now) (?:une?|one) (?:pour|for) (?:my|his|her|our|their|mon|ma|son|sa|notre|leur|·)
    |(?:·+ ?|(?:my|mon|ma|our|notre|mes) (?:\d+ ?(?:year old|ans) )?)(?:
      gars|fils|fille|mari|chum|femme|blonde|conjointe?|mere|pere|soeur|frere|amie?|enfant|ado|son|daughter
      |boy|girl|husband|wife|boyfriend|girlfriend|partner|mom|dad|sister|brother|friend|kid
    )?(?: (?:de )?\d+ ans)?,? ?(?:
      (?:he |she |il |elle |y )?(?:
        wants?|needs?|(?:would|'d) (?:like|want|need|love)|could use|veut|voudrait|aimerait
        |(?:en )?(?:prendrait|voudrait|veut|aurait besoin|a besoin)
      )
    )[^.!?]{0,48}?\b(?:too|as well|also|aussi|itou)
  )(?![a-z])`;

/** Asks for other times than those shown: "anything else?" */
export const OTHERS = globalPattern`
  \b(?!(?<=\bl')autre semaine)(?:
    (?:d'|les )?autres? (?:
      choix|heures?|moments?|dispo\w*|jours?|journees?|dates?|plages?|creneaux?|options?|possibilites?|temps
      |semaine
    )|(?<!(?:quelqu'un|personne) )d'autres?(?! (?:choses?|services?|questions?))
    |(?:any|some|the|what)? ?other (?:
      times?|days?|slots?|dates?|options?|openings?(?! hours)|choices?|availabilit\w+
    )|others|another (?:time|day|slot|date|option|week|one)|different (?:times?|days?|dates?|slots?)
    |more (?:times|options|slots|dates|choices)|something else|(?:any|what|anything) else|autre chose
    |aucun(?:e)? (?:de|ne) \w+|none (?:of|work)\w*|plus (?:d'options|de choix)|quoi d'autre|rien d'autre
    |ca (?:ne )?(?:me )?(?:marche|convient|fonctionne|va) pas|(?:doesn't|don't|won't) work
  )(?![a-z])`;

/** "Is it too late to book?" asks, and finds no time too late. */
const NO_JUDGEMENT = '(?! (?:to|for|pour|si|if|de|d)(?![a-z]))';

/** "Earlier", « plus tôt », "that's too late". */
export const EARLIER = globalPattern`
  \b(?:
    plus tot(?! (?:que|possible))|earlier(?! (?:than|today|this|i|message))|sooner(?! than)
    |(?:trop tard|too late)${NO_JUDGEMENT}|(?:avant ca|before that)(?! *,(?! *(?:please|svp|stp|if|si)\b))
  )(?![a-z])`;

/** "Later", « plus tard », « c'est trop tôt ». */
export const LATER = globalPattern`
  \b(?:
    plus tard(?! (?:que|le|la))|later(?! (?:than|today|this|on|next))
    |(?:trop tot|too (?:early|soon))${NO_JUDGEMENT}|(?:apres ca|after that)(?! *,(?! *(?:please|svp|stp|if|si)\b))|plus loin
  )(?![a-z])`;

/** Wishes something: an appointment, where nothing else is wished. */
export const WANTS = globalPattern`
  \b(?:
    (?:
      je (?:veux|voudrais|veut|souhaite|prendrais|souhaiterais|desire)|j'aimerais|jaimerais|j'veux|jveux
      |i(?:'d| would) (?:like|love)|(?<!\b(?:do|does|should|must|would|if|whether) )i (?:want|need|wanna)|j'ai besoin
      |can i (?:get|have|come)|could i (?:get|have|come)|puis[- ]je (?:avoir|venir|passer)|looking (?:for|to)
      |je cherche
    )(?! (?:
        to (?:cancel|move|know|speak|talk|leave|complain|change|reschedule|pay|return|ask)|payer|demander
        |(?:to )?(?:buy|purchase|order|acheter|commander) (?:[a-z]+ )?(?:gift|cartes?|certificat|cheque|produit|product)
        |annuler|savoir|deplacer|changer
        |laisser|parler|me plaindre|un remboursement|a refund|know|vous|que|you
        |(?:it|this|that|them) to (?:look|hold|last|stay)|in (?:touch|contact)|(?:rester|entrer) en contact
      )
    )
  )(?![a-z])`;

/** "Same time next week too": a time beside the one that is booked, and no move of it. */
export const BESIDE_IT = pattern`
  ^[\s,]*(?:(?:et|and|oh|ok|pis|puis|also|aussi|yes|oui|merci|thanks|great|parfait)[ ,!.]+)*
  (?:·[ ,]*(?:(?:a|at|le|on|la|the|pour|for|de) )?)+(?:too|as well|also|aussi|itou|encore|again|en plus)
  (?:[ ,]+(?:please|pls|svp|stp))?\W*$`;
