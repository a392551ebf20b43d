const APPOINTMENT =
  '(?:rendez[- ]?vous|rdv|r-?v|reservation|seance|visite|appointment|appt|booking|meeting|time|it)';
const MY = '(?:mon|ma|my|le|la|the|notre|our|un|an|it|l)';

/** French and English together, on the folded text: people mix them, and the words seldom clash. */
const patterns = {
  greeting:
    /^(?:re-?)?(?:bonjour|bonsoir|bon matin|salut|allo|coucou|hello|hi|hey|good (?:morning|afternoon|evening|day)|greetings)\b/,
  thanks: /\b(?:merci|thanks?|thank you|thx|ty|mille mercis)\b/,
  bye: /\b(?:au revoir|bye|goodbye|a bientot|a la prochaine|a plus tard|bonne (?:journee|soiree|fin de semaine|nuit)|have a (?:good|nice|great|lovely) (?:day|evening|one|weekend|night)|see you|take care|ciao)\b/,
  yes: /^[·\s]*(?:oui|ouais|ouaip|yep|yes|yeah|yup|ok(?:ay|e)?|d'accord|parfait|certainement|bien sur|volontiers|avec plaisir|absolument|sure|absolutely|of course|definitely|please do|go ahead|allez[- ]y|vas[- ]y|c'est (?:bon|beau|parfait|correct|ca)|c bon|ca marche|ca (?:me )?(?:va|convient)|sounds good|(?:that )?works|that's (?:fine|good|great|right|perfect|it)|perfect|great|correct|exact(?:ement)?|super|excellent|je (?:le )?confirme|confirm(?:e[rz]?)?|i confirm|je (?:le |la )?prends|i'll take it|book it|reserve[zr]?(?:[- ]le)?)(?![a-z])/,
  no: /^[·\s]*(?:non|nan|no|nope|nah|pas vraiment|not really|aucun(?:e)?|none|pas celui|ca (?:ne )?(?:me )?(?:marche|convient|va|fonctionne) pas|(?:it |that )?(?:doesn't|does not|won't) work|ni l'un)(?![a-z])/,
  drop: /\b(?:laisse[rz]? (?:tomber|faire)|oublie[rz]?(?: ca| tout)?|never ?mind|forget (?:it|about it)|annule[rz]? tout|j'ai change d'idee|je n'en veux plus|plus besoin|changed my mind|don't need it|no longer need|stop|recommence[rz]?|start over)\b/,
  help: /\b(?:aide[rz]?(?:[- ]moi)?|help|que (?:peux|pouvez|sais|savez)[- ](?:tu|vous)|what can you do|comment (?:ca|cela) (?:marche|fonctionne)|how does (?:this|it) work|vous faites quoi|tu fais quoi)\b/,
  identity:
    /\b(?:robot|bot|chatbot|intelligence artificielle|une? ia|an? ai|chatgpt|(?:are you|you're) (?:a )?(?:human|real|person)|etes[- ]vous (?:une? )?(?:humain|personne|vraie|reelle?)|qui etes[- ]vous|who are you|a qui (?:je parle|ai[- ]je affaire)|who am i (?:talking|speaking))\b/,
  emergency:
    /\b(?:911|ambulance|urgence medicale|medical emergency|crise cardiaque|heart attack|suicid\w*)\b/,
  services:
    /\b(?:services?|offrez|offre[sz]?|faites[- ]vous|vous faites|proposez|prestations?|specialites?|catalogue|(?:what|which) (?:do|can) you (?:do|offer|provide)|do you (?:do|offer|provide)|you offer)\b/,
  price:
    /\b(?:prix|tarifs?|tarification|couts?|coute(?:nt|rait|ra)?|combien (?:ca|cela|est[- ]ce|c'est|pour|vaut|vous (?:charge|demande)|charge|je (?:dois|paie))|c'est combien|combien\s?\??$|combien (?:une?|le|la|les|l')|price[sd]?|pricing|costs?|how much(?! time)|rates?|fees?|frais|honoraires|gratuite?s?|free of charge|is it free|cher|expensive)(?![a-z])/,
  duration:
    /\b(?:combien de (?:temps|minutes|heures)|duree?s?|durent|prend(?:ra)? combien|how long|how much time|duration|how many (?:minutes|hours)|long (?:does|is|will))\b/,
  hours:
    /\b(?:heures? d'(?:ouverture|affaires)|horaires?(?! flexible)|ouvert(?:e|es|s)?|ouvrez|ouvre|fermez|ferme(?:e|s|es)?|fermeture|vos heures|quelles (?:sont (?:vos|les) )?heures|(?:opening|business|office|store|working) hours|your hours|what hours|hours of|hours\??$|open(?! (?:slot|spot|time|appointment|date))|close[sd]?|closing)\b/,
  address:
    /\b(?:(?<!mail )(?<!courriel )adresse(?! (?:e-?mail|courriel|mail|electronique))|ou (?:etes|est|se trouve|vous trouve|situe)\w*|situee?s?|localisation|emplacement|(?<!mail )address|where (?:are you|is (?:your|the)|can i find)|located|location|directions?|itineraire|stationnement|parking|how (?:do|can) i get)\b/,
  phone:
    /\b(?:(?:votre|vos|your|un|a|the|quel est le|le) (?:numeros?(?: de telephone)?|telephone|phone(?: number)?|number)|numero de telephone|phone number|(?:vous|you) (?:appeler|telephoner|joindre|rejoindre|contacter)|(?:call|reach|phone|contact) you|par telephone|by phone|over the phone)\b/,
  about:
    /\b(?:parlez[- ]moi de|qui etes[- ]vous|about (?:you|your (?:business|company|shop))|tell me (?:more )?about|en savoir plus|votre entreprise|presentez[- ]vous|vous faites quoi|what (?:is|does) (?:your|this) (?:business|company))\b/,
  mine: /\b(?:(?:quand|a quelle heure|c'est quand) (?:est |c'est )?(?:mon|notre) (?:rendez[- ]?vous|rdv|rv)|(?:mon|notre) (?:rendez[- ]?vous|rdv|rv) (?:est|c'est) (?:quand|a quelle heure)|(?:when|what time) (?:is|was) my (?:appointment|booking))\b/,
  book: /\b(?:reserve[rz]?|reservation|rendez[- ]?vous|rdvs?|r-?v|booker|books?|booking|appointments?|appt|schedule|scheduling|reserv\w+|m'inscrire|planifier|cedule[rz]?|prendre (?:une )?place)\b/,
  availability:
    /\b(?:dispos?|disponib\w+|places?|libres?|creneaux?|plages?(?: horaires?)?|(?<!d')ouvertures?|available|availabilit\w+|openings?|slots?|spots?|free|trou|quand (?:\w+[- ]){0,3}(?:pouvez|pourriez|puis|peux|peut|possible|venir|passer)|when (?:can|could|are)|can i come|puis[- ]je (?:venir|passer)|squeeze)\b/,
  other:
    /\b(?:d'autres?|autres? (?:choix|heures?|moments?|dispo\w*|jours?|journees?|dates?|plages?|creneaux?|options?|possibilites?|temps|chose|semaine)|other|another (?:time|day|slot|date|option|week)|different (?:time|day|date|slot)|more (?:times|options|slots|dates)|something else|(?:any|what|anything) else|aucune? (?:de|ne)|none (?:of|work)|plus tard|later|pas possible|can't make|changer (?:l'heure|de (?:date|jour|moment|creneau))|change the (?:time|date|day))\b/,
  earlier: /\b(?:plus tot(?! que| possible)|earlier(?! than)|sooner|avant ca|before that)\b/,
  soonest:
    /\b(?:(?:le )?plus (?:tot|vite|rapidement|proche) possible|des que possible|asap|a\.s\.a\.p|as soon as (?:possible|you can)|premiere? (?:creneau |plage |place |rendez-vous |rdv |date |moment |dispo\w* |heure )?(?:disponible|libre|disponibilite|dispo)|prochaine? (?:creneau|dispo\w*|place|plage|rendez-vous|rdv)(?: disponible| libre)?|(?:first|next|earliest|soonest)(?: possible)?(?: available| free| open)(?: time| slot| appointment| spot| one| opening)?|(?:first|next) (?:opening|availability|slot|spot)|earliest(?: (?:time|slot|appointment|possible|you have))?|soonest|au plus (?:vite|tot)|le plus (?:tot|rapide(?:ment)?)|rapidement|right away|urgent|urgemment)\b/,
  'any-time':
    /\b(?:n'importe quand|n'importe (?:quelle heure|quel (?:jour|moment))|peu importe (?:quand|l'heure|le (?:jour|moment))|any ?time|whenever|any day|i'm flexible|je suis flexible)\b/,
  'any-service':
    /\b(?:n'importe (?:lequel|laquelle|quoi)|peu importe|je (?:ne )?sais pas|sais pas|pas certain\w*|pas sure?|any(?:thing)? (?:is fine|works)|any of them|any one|don't know|not sure|no preference|whatever|aucune preference|either)\b/,
  'second-booking':
    /\b(?:(?:un |une )?(?:autre|deuxieme|second|nouveau) (?:rendez[- ]?vous|rdv|rv|reservation)|(?:another|second|new|one more) (?:appointment|booking))\b/,
  cancel: /\b(?:annul\w+|cancel\w*|decommand\w+)\b/,
  move: new RegExp(
    `\\b(?:deplace[rz]?|reporte[rz]?|repousse[rz]?|devance[rz]?|reschedul\\w*|postpone|move|changer?|modifi\\w+|decale[rz]?)\\b.{0,12}\\b${MY}\\b.{0,14}\\b${APPOINTMENT}\\b|\\breschedul\\w*|\\bpostpone\\b`,
  ),
  message:
    /\b(?:(?:laisse|transmet|prendre|prend|envo[iy]e|faire|ecri)\w*.{0,20}\b(?:message|demande|mot|note|commentaire)|(?:leave|take|send|pass|drop)\b.{0,20}\b(?:message|request|note|comment)|(?:dire|dites|mentionne[rz]?) (?:au|a la|a l'|aux|a votre|-?lui)|tell (?:the (?:owner|team|boss)|them)|let them know|une soumission|un devis|a quote|an estimate)\b/,
  person:
    /\b(?:parler (?:a|avec|au) (?!mon )|(?:vraie|real|actual) (?:personne|person|human)|(?:want|need|veux|voudrais) (?:un|a) hum(?:ain|an)|(?:speak|talk) (?:to|with)|call(?:ed)? me|call ?back|(?:me |m')(?:rappeler|rappelle|appeler|telephoner|contacter|joindre|recontacter)|rappele[rz][- ]moi|appele[rz][- ]moi|rappel|contacte[rz][- ]moi|contact me|reach me|get back to me|representative|un (?:agent|conseiller|responsable)|the owner|le proprietaire)\b/,
  'wrong-email':
    /\b(?:(?:mauvais|pas le bon|erreur dans (?:mon|le|l'))(?:e)? ?(?:courriel|e-?mail|adresse)|(?:wrong|incorrect|typo in (?:my|the)|mistake in (?:my|the)) (?:e-?mail|address)|trompee? (?:de|dans) (?:mon |l'|d')?(?:courriel|adresse|e-?mail)|(?:change|corriger?|correct|update) (?:my |mon |l'|le )?(?:e-?mail|courriel|adresse))\b/,
  'wrong-phone':
    /\b(?:(?:mauvais|pas le bon|erreur dans (?:mon|le)) (?:numero|telephone)|(?:wrong|incorrect) (?:number|phone)|trompee? (?:de|dans) (?:mon )?(?:numero|telephone)|(?:change|corriger?|correct|update) (?:my |mon |le )?(?:number|phone|numero|telephone))\b/,
} as const satisfies Record<string, RegExp>;

/** What a message wants, as far as its words tell. */
export type Intent = keyof typeof patterns;

const INTENTS = Object.keys(patterns).filter((key): key is Intent => key in patterns);

/** All that a folded text wants; one message may want several things. */
export const hearIntents = (folded: string): ReadonlySet<Intent> =>
  new Set(INTENTS.filter((intent) => patterns[intent].test(folded)));

/** Politeness whose words would be read as something else: "good morning" is no time of day. */
export const COURTESIES =
  /^(?:re-?)?(?:bonjour|bonsoir|bon matin|salut|allo|coucou|hello|hi|hey|good (?:morning|afternoon|evening|day))(?![a-z])(?: (?:there|a vous|a tous))?|\b(?:bonne (?:journee|soiree|fin de semaine|nuit)|have a (?:good|nice|great|lovely) (?:day|evening|one|weekend|night)|a plus tard|see you (?:later|then|soon))\b/g;

/** An answer of one word, which is no one's name. */
export const SHORT_ANSWERS = new RegExp(
  `${patterns.yes.source}|${patterns.no.source}|${patterns.thanks.source}`,
  'g',
);

/** Phrases that mean "the first free time", whose "premier" and "next" are no choice and no date. */
export const SOONEST = new RegExp(patterns.soonest.source, 'g');
