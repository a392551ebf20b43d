import { pattern, source } from '../../patterns.ts';

/** "Tell me about you", « parlez-moi de votre entreprise ». */
export const ABOUT_BUSINESS = pattern`
  \b(?:
    parlez[- ]moi de (?:vous|votre)|about (?:you\b|your (?:business|company|shop|salon|clinic|garage))
    |en savoir plus sur vous|votre entreprise|presentez[- ]vous
    |what (?:is|does) (?:your|this) (?:business|company|place)|how long have you been
    |depuis (?:quand|combien de temps) (?:etes|existez)
    |c'est quoi (?:votre|cette) (?:entreprise|place|business)
  )`;

/** "We're closed between two and five" tells of the visitor's own place, « l'école est fermée » of another. */
const OWN_PLACE = source`
  (?<!
    \b(?:
      on(?: est)?|nous(?: sommes)?|(?:notre|mon|ma) [a-z]+ (?:est |sera )?|we(?:'re| are)|(?:our|my) [a-z]+(?: is|'s)
      |(?:ecole|school|garderie|daycare|cegep|route|road|pont|bridge)(?: est| sera| is|'s| will be)?
    ) ?
  )`;
/** "Monday you're closed" tells what the visitor knows; "you're closed on Monday" and "you're closed?" ask it. */
const NOT_TOLD = source`
  (?:
    (?<!(?:vous etes|vous (?:restez|serez)|t'es|you're|youre|you are) )|(?=[^.!;]*\?)
    |(?=[a-z]+ (?!et |and |mais |but |pis )[a-z])
  )`;

/** "Friday during business hours" wishes for a time in them. */
const DURING_HOURS = source`
  \b(?:during|within|durant|pendant)
  (?: (?:your|the|normal|regular|les|vos|nos|business|opening|office|store|shop|working|work|heures d'))*`;

/** "Are you open on Sundays?" */
export const HOURS = pattern`
  \b(?<!${DURING_HOURS} ?)(?:
    heures? (?:d'|de )?(?:ouvertures?|affaires?)
    |(?<!\b(?:mon|mes|ton|tes|son|ses|leurs?|notre|nos|(?:moi|nous|nom) de) ?(?:l')?)horaires?(?! flexible)
    |${OWN_PLACE}ouvert(?:e|es|s)?|ouvrez
    |${OWN_PLACE}ouvre(?:s|nt)?|fermez
    |${OWN_PLACE}${NOT_TOLD}(?<!\b(?:je|j'ai|jai|j|je l'ai|je les ai) )ferme(?:e|s|es)?|fermeture
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
    |(?<!\bmy )lunch break|${OWN_PLACE}${NOT_TOLD}(?<!\bi(?:'ve| have)?(?: already| just)? )closed
    |closing(?! (?:est|is|date|le|on)\b)
    |(?:are|r) (?:you|u)(?: guys| all)? (?:there|around|in) (?:on )?(?:[a-z]+days|weekends)
    |(?:do (?:you|u)(?: guys)?|are (?:you|u)) work(?:ing)?(?= (?:on |the |at )?(?:[a-z]+days|weekends?|nights?|evenings?))
    |(?:travaillez[- ]vous|vous travaillez)(?= (?:le|la|les) (?:[a-z]+dis?|dimanches?|fins? de semaine|soirs?|week))
    |(?:le|les) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fins? de semaine)s?,? (?:
      etes[- ]vous|vous etes
    ) la
    |(?:etes[- ]vous|vous etes) la (?:le|les) (?:
      lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fins? de semaine
    )s?
  )(?![a-z])`;

/** "What is your e-mail?" */
export const EMAIL = pattern`
  \b(?:
    (?:votre|vos|your|quelle est l'|l') ?(?:adresse )?(?:
      courriel|e-?mail|adresse (?:e-?mail|courriel|mail|electronique)
    )|adresse (?:courriel|e-?mail|electronique)
    |(?:vous|you) (?:ecrire|envoyer un (?:courriel|e-?mail)|e-?mail)|e-?mail you
    |(?:an?|une?) (?:e-?mail|courriel)(?: address)?|your e-?mail(?: address)?
  )(?![a-z])`;

/** "What is your number?" */
export const PHONE = pattern`
  \b(?:
    (?:
      votre|vos|your|quel est le|what's the|(?<!\b(?:on|over|by|off) )the
      |(?:c'est quoi|cest quoi|c quoi|quoi) (?:le|votre|ton)
    ) (?:(?:office|shop|store|clinic|salon|business|front desk|garage)(?:'s)? )?(?:
      numeros?(?: de telephone)?|telephone|tel|phone(?: number)?|number
    )(?!s? (?:of (?!the)|d[e'u] (?:personnes|clients|gens)))
    |(?:numero|phone number|number|telephone) (?:de |du |de la |of |of the |for the |a la |au )(?:la )?(?:l')?
    (?:
      cabinet|bureau|clinique|salon|garage|boutique|commerce|magasin|office|clinic|shop|store|desk|reception
    )|(?:what|which) (?:phone )?number(?! of| (?:are|was|am))
    |(?:have|avez|is there|got) (?:an? |un )?(?:
      (?:phone )?(?:number|numero|#)(?=[ ]?[?]|$| (?:i|we) can| to (?:call|text)| de tel| ou (?:je|on))
      |(?:phone )?line (?:(?:i|we) can|to) (?:call|text|reach)
    )|a quel numero
    |(?:a |avez |c'est )?quel (?:est le |est votre )?(?:numero|telephone)
    |(?:give me|send me|donne[rz]?[- ]moi|what'?s|c'est quoi|quel est) (?:yours|le (?:votre|tien))
    |(?<!\b(?:i'll|i will|je vais|vais) )(?:vous|you) (?:appeler|telephoner|joindre|rejoindre|contacter)
    |(?<!\b(?:i'll|i will) )(?:call|reach|phone|contact) you
    |(?<!
      \b(?:
        booked|made|set|scheduled|reserved|reserve|pris|spoke|talked|talk|discuss|chat|explain|tell|jaser
        |parler|parle|expliquer|dire|appele
    )(?: [a-z']+){0,4} )(?:par|by|over the) (?:telephone|phone)
  )(?![a-z])`;

/** "Do you speak Spanish?", « parlez-vous anglais ? » */
export const LANGUAGES = pattern`
  \b(?:
    parlez[- ]vous (?!au)[a-z]+|vous parlez (?!de)[a-z]+
    |(?:est-ce que|does|do) .{0,24}(?:parle(?:nt|z)?|speak)\b
    |(?:serve|service) .{0,12}(?:in|en) (?:english|french|anglais|francais|espagnol|spanish|arabe|arabic)
    |quelles langues|what languages
    |(?:speaks?|parlent?) (?:
      spanish|espagnol|arabe|arabic|english|anglais|french|francais|portugais|mandarin|italien|creole
    )
  )(?![a-z])`;

/** "Are you a robot?" */
export const IDENTITY = pattern`
  \b(?:
    (?:
      es|etes|are|you|vous|tu|c'est|is (?:this|it|that)|t'es|parle a|avec|talking (?:to|with)
      |speaking (?:to|with)
    )[- ](?:
    (?:tu|vous|you|this|un|une|a|an|vraiment|really|just|actually|actual|live|living|real|vraie?|veritable) )*(?:
      robot|bot|chatbot|intelligence artificielle|ia|(?<!vous[- ])ai|chatgpt|machine|vraie personne|vrai(?:e)? humaine?
      |humaine?|human|(?:real|actual|live) person|real|vraie
    )|robot ou|bot or|qui etes[- ]vous|t'es qui|who are you
    |a qui (?:je parle|ai[- ]je affaire|est-ce que je parle)|who am i (?:talking|speaking|chatting)
    |es-tu (?:une? )?(?:robot|vraie)|etes-vous (?:une? )?(?:robot|vraie|humain|machine|bot|ia)
  )(?![a-z])`;
