import type { Topic } from '../../frame.ts';
import { pattern, source } from '../../patterns.ts';
import { CHANGES, FEE, MISSED } from './change-words.ts';
import { PAYERS } from './payers.ts';

interface TopicWords {
  readonly topic: Topic;
  readonly pattern: RegExp;
}

const KIN = source`
  (?:my|ma|mon|the|la|le) (?:
    wife|husband|mother|father|mom|mum|dad|son|daughter|brother|sister|girlfriend|boyfriend|gf|bf|friend
    |roommate|boss|ex|femme|mari|blonde|chum|conjointe?|copine|copain|mere|pere|soeur|frere|fille|fils
    |voisine?|coloc|patron(?:ne)?|ami\w*
  )`;

/** How questions are put, French and English together: people mix them, and the words seldom clash. Folded text. */
const words: readonly (readonly [Topic, RegExp])[] = [
  [
    'price',
    pattern`
      \b(?:
        prix|tarifs?|tarification|couts?|coute(?:nt|rait|ra)?
        |combien (?:
          ca|cela|est[- ]ce|c'est|pour|vaut|vous (?:charge|demande)|tu charge|charge|je (?:dois|paie)|va me
          |de piasses
        )|c ?'?(?:est)? combien|cest combien|cb (?:pour|ca|coute|le|la|les|une?|c|c'est|d'argent)
        |(?:ca |sa )?coute cb|c cb|ca (?:fait|ferait|fera) combien|ca (?:ferait|fait) cb|cb (?:pr|p)\b
        |ca revient|combien\s?\??\s*$|combien (?:une?|le|la|les|l'|des|d'argent)|pric(?:e[sd]?|ing)|costs?
        |how much(?! time| long)|(?:your|the|what(?:'s| are)?(?: the| your)?) (?:rates?|fees?)
        |frais de (?!retard|annul)|honoraires|gratuite?s?|free of charge|is it free
        |is (?:the|your|an?) [a-z -]{2,24} free(?= *(?:$|\?))
        |(?:est-ce (?:que c'est |tres |si )?|c'est-tu |c'est tu )cher|(?:c'est|ca coute) cher ?\?
        |(?:is it|how) expensive|how much|do (?:you|u|they)(?: guys)? charge|vous chargez|chargez[- ]vous
        |have to pay|payante?s?|(?:is|are) there (?:a|any|an|an extra|any extra) (?:fees?|charges?|costs?)
        |(?:il )?y ?a[- ]?(?:t[- ]?)?(?:il|tu) (?:des |d'autres )?frais|gratis|for free|free of cost
        |complimentary|on the house|(?:do i|do we|have to|gotta|got to|need to) pay for
        |(?:something|anything) to pay
        |(?:what(?:'?s| does| do| will| would| is)) (?:·|[a-z' -]){2,40} (?:run|set me back|cost me|go for)
        (?: me| ya| you)?
        |(?:rentre|entre|fitte?|fits?)(?:[- ]?(?:elle|il|t-elle|t-il|ca))?
        (?: (?:
            la[- ]dedans|dans (?:mon|le|ce) (?:budget|prix)|(?:in|within) (?:my|that|the) (?:budget|price)
            |my budget
          )
        )|(?:in|within|under|over|dans) (?:my|mon|the) budget
      )(?![a-z])`,
  ],
  [
    'price',
    pattern`
      \b(?:
        (?:de |a )?quel (?:(?:est |serait )(?:le |votre ))?(?:montant|budget)
        |(?:monte|s'eleve|parle) (?:a|de) combien|dans les combien|ballpark|what's the damage
        |what (?:would|will|do) (?:i|we) owe
      )(?![a-z])`,
  ],
  [
    'sum',
    pattern`
      \b(?:
        (?:combien|how much|prix|price|cost|coute|total|fait|piasses?)\b.{0,80}\b(?:
          en tout|au total|ensemble|tout ensemble|pour les (?:deux|trois|2|3)|altogether|all together|in total
          |for both|for all (?:of )?(?:them|three)|together|combined
        )|(?:le |the |prix )?total(?: price| cost)?(?: (?:pour|for|of|de))?\b
        |^\W*(?:and |et |pis )?(?:both|les deux) (?:together|ensemble)|combined (?:price|cost)
        |(?:prends?|prendre|take|get|do|want) (?:les |the )?(?:deux|2|trois|3|both|all three)\b.{0,24}?\b
        (?:combien|how much|fait|cost|prix|price|total)
        |(?:combien|how much|cost|prix|price).{0,40}?\b(?:prends?|prendre|take|get|do) (?:les |the )?
        (?:deux|2|trois|3|both|all three)
      )(?![a-z])`,
  ],
  [
    'cheapest',
    pattern`
      \b(?:
        (?:le|la|les|votre|vos) (?:service |forfait |coupe |soin )?(?:
          moins (?:cher|chere|chers|couteux|couteuse|dispendieux|dispendieuse)|plus (?:abordable|economique)
        )s?|cheapest|least expensive|most affordable|lowest price|(?:prix|tarif) (?:le )?plus bas
      )(?![a-z])`,
  ],
  [
    'dearest',
    pattern`
      \b(?:
        (?:le|la|les|votre|vos) (?:service |forfait |coupe |soin )?plus (?:
          cher|chere|couteux|couteuse|dispendieux|dispendieuse
        )s?|most expensive|priciest|dearest|highest price|costs? the most|coute le plus
      )(?![a-z])`,
  ],
  [
    'length',
    pattern`
      \b(?:
        (?:combien|cb|cmb) de (?:temps|minutes|heures)|c ?'?(?:est)? long cb
        |(?:duree|durent|durer|dure|dura)\b|prend(?:ra)? combien|(?:c'est|ca prend)[- ]?(?:tu )?long
        |how long(?! (?:before|ahead|in advance|beforehand|prior|ago|avant)\b)
        |how much time(?! (?:before|ahead|in advance)\b)|duration|how many (?:minutes|hours)(?! of\b)
        |how many (?:days|weeks|months)(?= [^.?!]{0,40}\b(?:last|hold|stay)\b)|long (?:does|is|will)
      )(?![a-z])`,
  ],
  [
    'longest',
    pattern`
      \b(?:
        (?:le|la) (?:service |soin |plus )?plus long(?:ue)?|(?:le|la) plus longue?|longest
        |takes? the (?:longest|most time)|(?:dure|prend) le plus (?:longtemps|de temps)
      )(?![a-z])`,
  ],
  [
    'shortest',
    pattern`
      \b(?:
        (?:le|la) (?:service |soin )?plus court(?:e)?|(?:service|soin) (?:le|la) plus (?:court|rapide)e?
        |shortest|quickest (?:service|treatment|one)|fastest (?:service|treatment)|takes? the least
        |(?:dure|prend) le moins
      )(?![a-z])`,
  ],
  [
    'compare',
    pattern`
      \b(?:
        (?:quelle (?:est la )?|c'est quoi la |la )difference
        |difference (?:(?:in|of|de|des) (?:the )?(?:prices?|costs?|prix|tarifs?|lengths?|durees?|time) )?
        (?:between|entre)|compared (?:to|with|against)|(?:comparee?s?|par rapport) (?:a|au|aux)(?= )
        |(?:cheaper|moins cher|better|mieux) .{0,80}?\b(?:separately|together|separement|ensemble|apart)
        |what(?:'s| is) the diff(?:erence)?|compare[rz]?|comparaison|versus
        |vs\.?(?! (?:avez|auriez|etes|faites|pouvez|pourriez|offrez|prenez|ouvrez|fermez))
        |(?:mieux|meilleur) (?:entre|que|ou)|better(?:,| between) .{0,40}\bor\b|which (?:one )?is better
        |lequel est (?:le )?mieux
      )(?![a-z])`,
  ],
  [
    'services',
    pattern`
      \b(?:
        (?:
          quels?|quelles?|vos|les|liste (?:de|des)|your|what|which|other|autres?|tous (?:vos|les)
          |all (?:your|the)|of|any
        ) (?:sont (?:vos |les )?|sortes? de |types? of |kinds? of |other |of )?(?:
          services?|soins|prestations?|forfaits?|traitements?|treatments
        )|(?:que|qu'est-ce que|quoi) (?:(?:vous|tu) )?(?:offrez|faites|proposez|offres|fais)
        |vous (?:offrez|faites|proposez) quoi|quoi comme services?|vous faites quoi|faites[- ]vous quoi
        |tu fais quoi|specialites?|catalogue|menu|(?:what|which) .{0,12}do you (?:do|offer|provide|have)
        |what can i (?:book|get)|liste des (?:prix|services)
      )(?![a-z])`,
  ],
  [
    'is_offered',
    pattern`
      \b(?:
        (?:faites|offrez|proposez|vendez|reparez|acceptez|prenez|traitez|posez|donnez|avez)[- ]vous
        |vous (?:faites|offrez|proposez|vendez|reparez|traitez|posez|donnez)|(?:fais|offres|vends)[- ]tu
        |tu fais (?!quoi)|faites[- ]?vous
        |est-ce que vous (?:faites|offrez|proposez|vendez|reparez|avez|traitez|posez|donnez)
        |do (?:you|u|ya|y'all) (?:guys )?(?:also )?(?:
          do|offer|provide|sell|fix|repair|treat|carry|give|have|make|recycle
          |take (?:back |in )?(?:used|old|empty|broken|dead)
        )|(?:recyclez|reprenez|rachetez)[- ]vous|can you (?:do|fix|repair|treat|make|recycle)
        |(?:do|does) (?!you|it|this|that)[a-z]+ (?:do|offer|handle)
        |est-ce que (?!vous|je|c'est|ca|il|on)(?:[a-z.]+ ){1,3}?fait|(?:fait|font)[- ](?:il|elle|ils)
        |you (?:guys )?(?:do|offer) (?!open|close|have|you)
      )(?![a-z])`,
  ],
  [
    'about_service',
    pattern`
      \b(?:
        (?:qu'est-ce qui est|c'est quoi|what(?:'s| is)) (?:inclus|compris|included)
        |ca (?:inclut|comprend) quoi|(?:what|que) (?:does|comprend|inclut)|(?:it|service) includes?
        |c'est quoi (?:un|une|le|la|l')|qu'est-ce qu'une?|what(?:'s| is) an? |
        what is (?:the )?(?!your|the|my|it|this|that)
        |(?:tell me|parlez[- ]moi|dites[- ]m'en|explain|expliquez[- ]moi).{0,16}(?:about|de|plus|the|la|le)
      )\b`,
  ],
  [
    'about_business',
    pattern`
      \b(?:
        parlez[- ]moi de (?:vous|votre)|about (?:you\b|your (?:business|company|shop|salon|clinic|garage))
        |en savoir plus sur vous|votre entreprise|presentez[- ]vous
        |what (?:is|does) (?:your|this) (?:business|company|place)|how long have you been
        |depuis (?:quand|combien de temps) (?:etes|existez)
        |c'est quoi (?:votre|cette) (?:entreprise|place|business)
      )`,
  ],
  [
    'hours',
    pattern`
      \b(?:
        heures? (?:d'|de )?(?:ouvertures?|affaires?)
        |(?<!\b(?:mon|mes|ton|tes|son|ses|leurs?|notre|nos) )horaires?(?! flexible)|ouvert(?:e|es|s)?|ouvrez
        |ouvre(?:s|nt)?|fermez|(?<!\b(?:je|j'ai|jai|j|je l'ai|je les ai) )ferme(?:e|s|es)?|fermeture
        |vos heures|(?:quelles|c'est quoi) (?:sont )?(?:vos |les |tes )?heures
        |(?:opening|business|office|store|working|shop) hours|your hours|what hours|(?<!many )hours of
        |(?<!\d )(?<!\b(?:one|two|three|four|five|six|eight|few|couple|of) )(?<!-\w{3,5} )hours\s*\??\s*$
        |(?:you|u|guys|still|store|shop|it|are|is|be) open
        |open (?:on|today|tomorrow|late|until|till|sundays?|saturdays?|weekends?|this|at|right|now)|^\s*open\b
        |(?:you|u|does it|do) close|(?:you|guys|u|shop|store) shut|stay open
        |open (?:during|over|through|for) (?:lunch|noon)|open from
        |(?:until|till|til) (?:when|what time|how late)(?! (?:can|are|do|is|may|should)\b)
        |how late (?:are|do|is) (?:you|u|it)(?! (?:booked|running))
        |(?:jusqu'a|jusque a?|jusqua) (?:quelle heure|quand)(?!.{0,24}(?:annul|deplac|reserv|cancel))
        |(?<!\bmy )lunch break|(?<!\bi(?:'ve| have)?(?: already| just)? )closed
        |closing(?! (?:est|is|date|le|on)\b)
        |(?:are|r) (?:you|u)(?: guys| all)? (?:there|around|in) (?:on )?(?:[a-z]+days|weekends)
        |(?:le|les) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fins? de semaine)s?,? (?:
          etes[- ]vous|vous etes
        ) la
        |(?:etes[- ]vous|vous etes) la (?:le|les) (?:
          lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fins? de semaine
        )s?
      )(?![a-z])`,
  ],
  [
    'email',
    pattern`
      \b(?:
        (?:votre|vos|your|quelle est l'|l') ?(?:adresse )?(?:
          courriel|e-?mail|adresse (?:e-?mail|courriel|mail|electronique)
        )|adresse (?:courriel|e-?mail|electronique)
        |(?:vous|you) (?:ecrire|envoyer un (?:courriel|e-?mail)|e-?mail)|e-?mail you
        |(?:an?|une?) (?:e-?mail|courriel)(?: address)?|your e-?mail(?: address)?
      )(?![a-z])`,
  ],
  [
    'phone',
    pattern`
      \b(?:
        (?:
          votre|vos|your|quel est le|what's the|(?<!\b(?:on|over|by|off) )the
          |(?:c'est quoi|cest quoi|c quoi|quoi) (?:le|votre|ton)
        ) (?:(?:office|shop|store|clinic|salon|business|front desk|garage)(?:'s)? )?(?:
          numeros?(?: de telephone)?|telephone|tel|phone(?: number)?|number
        )(?!s? (?:of (?!the)|d[e'u] (?:personnes|clients|gens)))
        |(?:numero|phone number|number|telephone) (?:de |du |de la |of |of the |for the |a la |au )(?:la )?
        (?:l')?(?:
          cabinet|bureau|clinique|salon|garage|boutique|commerce|magasin|office|clinic|shop|store|desk
          |reception
        )|(?:what|which) (?:phone )?number(?! of| (?:are|was|am))
        |(?:a |avez |c'est )?quel (?:est le |est votre )?(?:numero|telephone)
        |(?:give me|send me|donne[rz]?[- ]moi|what'?s|c'est quoi|quel est) (?:yours|le (?:votre|tien))
        |(?<!\b(?:i'll|i will|je vais|vais) )(?:vous|you) (?:appeler|telephoner|joindre|rejoindre|contacter)
        |(?<!\b(?:i'll|i will) )(?:call|reach|phone|contact) you
        |(?<!
          \b(?:
            booked|made|set|scheduled|reserved|reserve|pris|spoke|talked|talk|discuss|chat|jaser|parler|parle
            |appele
        )(?: [a-z']+){0,4} )(?:par|by|over the) (?:telephone|phone)
      )(?![a-z])`,
  ],
  [
    'address',
    pattern`
      \b(?:
        (?<!mail )(?<!courriel )(?:votre|vos|your|the|l'|quelle|what's|what|which|c'est quoi) ?
        (?:(?:street|civic|exact|full|mailing|business|office|shop) )?(?:adresse|address)
        (?! (?:e-?mail|courriel|mail|electronique))|^\s*(?:adresse|address)\b|(?:cest|c'est|c) quoi ladresse
        |\bladresse\b|whats? (?:ur|the|your) address
        |ou (?:etes|est[- ]ce que vous etes|est|se trouve|vous trouve|situe|c'est)\w*|c'est ou|vous etes ou
        |situee?s?|localisation|emplacement|where (?:are (?:you|u)|is (?:your|the|ur)|can i find|do i go)
        |where'?s (?:ur|your|the|ya) (?:place|shop|store|studio|salon|clinic|office|spot|garage)
        |where (?:(?:ur|your|you) )?(?:guys|shop|place|at)(?: at| located)?\b|c ou\b(?! que| j)
        |(?:votre|vot|vos|ta|ton) (?:shop|place|salon|studio|local|bureau|clinique|garage|boutique|magasin) (?:
          est|c'est|cest|c
        ) ou|located|location(?! (?:de|d'|du|des))|directions?|itineraire
        |how (?:do|can) (?:i|we) get (?:to|there)
      )(?![a-z])`,
  ],
  [
    'parking',
    pattern`
      \b(?:
        stationnements?|stationner|parking|(?:where|place) .{0,12}\bpark|park my|to park|can (?:i|we) park
        |park (?:close|near|there|here|at|by)|(?:me|se|te|nous) parke\w*|parker
        |(?:where|\bou|somewhere|someplace|spot|(?:une )?place|endroit)\b[^.!?]{0,24}?\b
        (?:leave|put|laisser?|mett?re|mets) (?:my|the|our|mon|le|ma|la|l') ?
        (?:car|truck|van|char|auto|voiture)
        |(?:leave|put|laisser?|mett?re) (?:my|the|our|mon|le|ma|la|l') ?(?:car|truck|van|char|auto|voiture) (?:
          (?:in|on|dans|sur|devant|a cote|behind|derriere|out) [^.!?]{0,16}?(?:
            lot|street|road|cour|rue|entree|driveway|front|back|building|batisse|immeuble|garage door
          )|(?:while|pendant que) (?:i wait|i'm (?:there|in|inside|getting)|je suis la|j'attends|j'suis la)
        |(?:during|pendant|durant) (?:my|the|mon|ma|le|la) )
      )(?![a-z])`,
  ],
  [
    'access',
    pattern`
      \b(?:
        fauteuils? roulants?|wheel ?chairs?|acces(?:sible|sibilite)?\b(?! (?:au site|web))|accessib\w+
        |mobilite reduite|ascenseurs?|elevators?|marches|escaliers?|stairs?|rampe|(?:ramp)\b|poussette
        |stroller|metro
        |(?:en|by|the) (?:autobus|bus|subway|metro)(?!
          (?<=\b(?:i'm|im|i am|i'll be|we're|je|on|nous) (?:[a-z]+ ){1,7}[a-z]+)[^?]*\b
        (?:for|pour|to (?:see|get|have)) )
      )(?![a-z])`,
  ],
  [
    'payment',
    pattern`
      \b(?:
        (?:modes?|methodes?|moyens?|types?) de paiements?|payment(?: methods?| options?| plans?)?|paiements?
        |payer|pay(?:ing)? (?:by|with|in|cash|on)|(?:how|can|do) (?:can |do )?i pay|interac|debit|credit
        |cartes?(?![ -]cadeau)|(?<!gift )cards?|cash|comptant|visa|mastercard|amex|cheques?|apple pay
        |e-?transfer|virement|depot|deposit|acompte|financement|financing|argent comptant
      )(?![a-z])`,
  ],
  [
    'taxes',
    pattern`
      \b(?:
        taxes? (?:incluses?|comprises?|included|en sus|in)
        |(?:avant|apres|plus|before|after|plus|include|inclu\w*|avec|with|les|the) (?:les |the )?tax(?:es)?
        |tps|tvq|gst|qst|tax(?:es)? (?:included|extra)
      )(?![a-z])`,
  ],
  [
    'insurance',
    pattern`
      \b(?:
        assurances?|insurances?|(?<!\b(?:pas|jamais|rien|ai|as|avez|deja) )recus?|receipts?|reclam\w+|claims?
        |reclaim|rembourse(?:ment|e|s)? par|${PAYERS}|covered by|couverte?s? par
      )(?![a-z])`,
  ],
  [
    'languages',
    pattern`
      \b(?:
        parlez[- ]vous (?!au)[a-z]+|vous parlez (?!de)[a-z]+
        |(?:est-ce que|does|do) .{0,24}(?:parle(?:nt|z)?|speak)\b
        |(?:serve|service) .{0,12}(?:in|en) (?:english|french|anglais|francais|espagnol|spanish|arabe|arabic)
        |quelles langues|what languages
        |(?:speaks?|parlent?) (?:
          spanish|espagnol|arabe|arabic|english|anglais|french|francais|portugais|mandarin|italien|creole
        )
      )(?![a-z])`,
  ],
  [
    'change_fee',
    pattern`
      \b(?:${FEE})\b(?!.{0,60}\b(?:${MISSED}))[^.!?]{0,40}\b(?:${CHANGES})(?![a-z])
      |\b(?:${CHANGES})\b[^.!?]{0,48}\b(?:${FEE})(?![a-z])`,
  ],
  [
    'policy',
    pattern`
      \b(?:
        (?:frais|politique|penalite|delai|fees?|policy|charge[ds]?|penalty|rules?|cost|notice|preavis)\b
        .{0,40}(?:
          annul\w+|cancel\w*|retards?|late|no[- ]?show|absence|deplac\w+|moving|reschedul\w*|rembours\w*
          |refund
        )
        |(?:annul\w+|cancel\w*|no[- ]?show|cancellation)\b.{0,60}(?:
          frais|politique|penalite|delai|fees?|policy|charged?|penalty|free|gratuit\w*|how late|jusqu'a quand
          |d'avance|in advance|a la derniere minute|last minute
        )
        |(?:si|if) (?:je|i|j')(?:'m| am| suis| dois| need to| have to| want to| veux)? ?(?:
          annul\w+|cancel|en retard|late|arrive (?:late|en retard)
        )|(?:combien de temps|how (?:long|far|much notice|early|late)) .{0,24}(?:cancel|annuler)
        |(?:jusqu'a quand|until when) .{0,24}(?:annuler|cancel|deplacer)
        |(?:annuler|cancel|deplacer|move it)\b.{0,20}(?:
          la veille|the day before|same day|le jour meme|la journee meme|24 ?h
        )
        |(?:what (?:happens|if)|qu'arrive|que se passe|ca change quoi) .{0,24}
        (?:late|en retard|cancel|annule|no[- ]show|miss)
        |(?:what(?:'?s| is| are)|c'est quoi|quelles? (?:est|sont)|quoi) (?:your|the|votre|vos|la|les) (?:
          polic(?:y|ies)|politiques?
        )(?= *(?:$|[?.,!]))|garantie|warranty|guarantee|refund policy|conditions? d'annulation
      )(?![a-z])`,
  ],
  [
    'other',
    pattern`
      \b(?:
        (?:avez[- ]?vous|auriez[- ]vous|y a[- ]t-il|do you have|have you got|you got|got|is there|are there)\b
        [^.!?]{0,40}?\b(?:to rent|for rent|a louer|for sale|a vendre)
        |(?:need|have) to bring (?:anything|something|what)
        |(?:do|will|should) (?:i|we) (?:need|have) (?:
          to (?!pay|come)|an? (?:appointment|appt|booking|referral)
        )|(?:faut[- ](?:tu|il)|dois[- ]je|est-ce (?:qu'il faut|que je dois)) (?!payer|que\b|annuler|venir)
        |(?:chiens?|dogs?|pets?|animaux)[- ]friendly
        |(?:can|may|could|puis|j?peux?|peut|ok|possible)\b.{0,24}\b
        (?:bring|come with|amener|emmener|apporter|venir avec) (?:
        my |mon |ma |mes |a |an |un |une |our |notre )?(?:
          chien|dog|pet|animal|toutou|chat|cat|kid|enfant|child|bebe|baby
        )s?
        |(?:chiens?|dogs?|pets?|animaux) (?:are |is |sont |est |sont[- ]tu |sont[- ]ils )?
        (?:ok|allowed|welcome|permis|accept\w*|bienvenus?|admis)
        |(?:i (?:think i )?(?:left|forgot|lost)|j'ai (?:oublie|perdu|laisse)) (?:my|mon|ma|mes) (?!
          rendez|rdv|appointment
        )[a-z]+|(?:find|found|trouve) (?:a|an|un|une|my|mon|ma)\b
        |(?<!qui est |ce qui est |quoi |what's |what is |whats )(?<!taxes )(?<!tax )
        (?<!\b(?:[a-z]+di|dimanche|[a-z]+day|\d{1,2}|[a-z]+embre),? )(?:
          inclut|inclus(?:e|es)?|comprend|includes?|included|comes? with
        )(?= (?:la|le|les|un|une|the|a|an|in|with|dans|avec|·|shampoo|wash|shampoing)|\W*$)|walk[- ]?ins?
        |(?:sans|without(?: an?)?) (?:rendez[- ]?vous|rdv|rv|appointment|appt|booking|reservation)
      )(?![a-z])`,
  ],
  [
    'who_performs',
    pattern`
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
      )(?![a-z])`,
  ],
  [
    'people',
    pattern`
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
        )|(?:qui|who) (?:est|is) (?:l'|le |la |the |your |votre )\w*|who's (?:the|your) \w*
        |avec qui (?:est|c'est)|(?:is|est-ce que|est) (?:[a-z]+ )(?:still )?(?:work(?:s|ing)?|travaille)\b
        |does (?!it |that |this )(?:[a-z]+ )(?:still )?work\b|[a-z]+ travaille(?:nt)?[- ](?:t-)?(?:il|elle|tu)
      )(?![a-z])`,
  ],
  [
    'my_appointment',
    pattern`
      \b(?:
        (?:quand|a quelle heure|c'est quand|quel jour|avec qui|ou) (?:est |c'est |c etait |etait |tombe )?
        (?:deja )?(?:mon|notre) (?:prochain )?(?:rendez[- ]?vous|rdv|rv|reservation)
        |(?:mon|notre) (?:rendez[- ]?vous|rdv|rv) (?:est|c'est|etait) ?(?:deja )?(?:bien )?(?:
          quand|a quelle heure|quel jour|confirme|le|a|demain|jeudi|lundi|mardi|mercredi|vendredi|samedi
          |dimanche
        )|(?:when|what (?:time|day))(?: is| was|'?s)? (?:it|that|my thing) again
        |remind me (?:when|what (?:time|day))
        |(?:when|what (?:time|day)|with who|where) (?:is|was|are|'s) (?:my|our) (?:next )?
        (?:appointment|appt|booking|reservation|rdv)
        |(?:do i(?! need)|ai[- ]je|j'ai[- ]tu|est-ce que j'ai|have i got) .{0,16}
        (?:appointment|appt|booking|rendez[- ]?vous|rdv)
        |(?:is|est-ce que) (?:my|mon) (?:appointment|appt|booking|rdv|rendez[- ]?vous) (?:
          confirmed|still|confirme|at|on|for|tient|est
        )|(?:what|which) (?:appointment|booking)s? do i have
        |(?:confirm|verifier|confirmer|check|voir|see|remind me (?:of|about|when)) (?:
        l'heure de |the time of )?(?:my|mon) (?:appointment|appt|booking|rdv|rendez[- ]?vous|reservation)
        |did (?:my|you get my) (?:booking|appointment|reservation)
        |(?:mes|my) (?:rendez[- ]?vous|rdvs?|appointments|bookings)
        |(?:i |j'ai |j)?(?:
          lost|forgot|misplaced|can't find|deleted|perdu|oublie|trouve pas|trouve plus|efface
        )(?: when| what time
          | (?:the|my|l'|le|la|mon|ma)(?: ?(?:heure|time|date|day|jour))?(?: (?:de|of|for|du|d'))?
        )? ?(?:mon |my |le |the |l'|la )?(?:
          confirmation|e-?mail|courriel|rendez[- ]?vous|rdv|appointment|appt|time|heure|date
        )\b(?! address)
      )(?![a-z])`,
  ],
  [
    'identity',
    pattern`
      \b(?:
        (?:
          es|etes|are|you|vous|tu|c'est|is (?:this|it|that)|t'es|parle a|avec|talking (?:to|with)
          |speaking (?:to|with)
        )[- ](?:
          (?:
            tu|vous|you|this|un|une|a|an|vraiment|really|just|actually|actual|live|living|real|vraie?
            |veritable
        ) )*(?:
          robot|bot|chatbot|intelligence artificielle|ia|ai|chatgpt|machine|vraie personne|vrai(?:e)? humaine?
          |humaine?|human|(?:real|actual|live) person|real|vraie
        )|robot ou|bot or|qui etes[- ]vous|t'es qui|who are you
        |a qui (?:je parle|ai[- ]je affaire|est-ce que je parle)|who am i (?:talking|speaking|chatting)
        |es-tu (?:une? )?(?:robot|vraie)|etes-vous (?:une? )?(?:robot|vraie|humain|machine|bot|ia)
      )(?![a-z])`,
  ],
  [
    'their_appointment',
    pattern`
      \b(?:
        (?:what time|when|a quelle heure|quand|where) (?:is|est|are|sont) .{0,30}(?:${KIN}|[a-z]+'s)\b
        |(?:what time|when|quand|a quelle heure) (?:is |est |c'est |are )?(?:his|her|their|son|leur) (?:
          appointment|appt|booking|rendez[- ]?vous|rdv|rv
        )|(?:quand|a quelle heure) (?:est |c'est )?(?:le )?(?:rendez[- ]?vous|rdv|rv) d(?:e |')${KIN}
        |(?:who(?:'s| is| has)|qui (?:a|est)) (?:\w+ ){0,3}?(?:booked|appointment|rendez[- ]?vous|rdv|reserve)
        |(?:does|did|has|is|est-ce que) ${KIN} (?:[a-z'-]+ ){0,4}(?:
          appointments?|appts?|bookings?|booked|rendez[- ]?vous|rdvs?|rv|reserve|reservation
        )
        |${KIN}(?: [a-z'-]+){0,3} (?:a|elle a|il a|elle|il)[- ](?:tu|t-elle|t-il|t'elle|t'il|ti)
        (?: [a-z]+){0,2} (?:
          appointments?|appts?|bookings?|booked|rendez[- ]?vous|rdvs?|rv|reserve|reservation
        )
      )(?![a-z])`,
  ],
  [
    'privacy',
    pattern`
      \b(?:
        (?:why|pourquoi)(?: [a-z'-]+){0,4} (?:
          need|want|ask(?:ing)?(?: for)?|besoin (?:de|d')|veut|voulez|demandez|demande
        ) ?(?:my|mon|ma|mes) (?:e-?mail|phone|number|name|courriel|numero|telephone|nom|adresse|info\w*|cell)
        |(?:mes|my|personal|vos|nos) (?:
          donnees|data|informations? personnelles?|infos? personnelles?|information|renseignements
        )|vie privee|privacy|confidentialite|confidentiel|confidential|donnees personnelles
        |personal (?:data|info\w*)|loi 25|law 25|delete my|(?:effacer|supprimer) mes
        |(?:que|what) .{0,16}(?:fait|faites|do) .{0,16}(?:numero|courriel|data|donnees|number|email)
      )(?![a-z])`,
  ],
  [
    'staff_contact',
    pattern`
      (?<!\b(?:my|our|mon|ma|notre)(?: [a-z]+)? )\b(?:
        (?:personal|private|home) (?:
          cell(?:phone)?|mobile|phone|number|address|e-?mail|insta(?:gram)?|facebook|snap\w*
        )
        |(?<!\b(?:it|what|that|who|here|there|my [a-z]{1,16}|our [a-z]{1,16}))'s (?:
        (?:own|personal|private|home|direct) )?(?:
          cell(?:phone)?|phone(?: number)?|number|mobile|address|e-?mail|insta(?:gram)?|facebook
        )
        |(?:numero|cell(?:ulaire)?|tel(?:ephone)?|adresse|courriel|insta(?:gram)?|facebook)
        (?: de (?:cell(?:ulaire)?|telephone))? (?:
          perso(?:nnel(?:le)?)?|privee?|de la maison|a |d'|de (?!la |l'|telephone|cell)
        )
      )(?![A-Z])`,
  ],
  [
    'waitlist',
    pattern`
      \b(?:
        listes? d'attente|wait(?:ing)?[- ]?lists?|cancellation list|liste d'annulation
        |(?:si|if) (?:quelqu'un|someone|somebody|anyone) (?:annule|cancels)
        (?![^.!?]*\b(?:charge|charged|fees?|frais|chargez|pay|cost|costs|facture[rz]?|coute)\b)
        |(?:if|when) (?:something|a spot|a place) (?:opens|frees)|si (?:une place|ca|quelque chose) se libere
      )(?![a-z])`,
  ],
];

/** Topics by the words of their questions. */
export const TOPIC_WORDS: readonly TopicWords[] = words.map(([topic, pattern]) => ({ topic, pattern }));
