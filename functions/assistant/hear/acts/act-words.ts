import { globalPattern, pattern, source } from '../../patterns.ts';
import type { SpeechAct } from '../../speech-acts.ts';
import type { Pattern } from '../text.ts';
import { COMPLAINT } from './complaint-words.ts';
import { EMERGENCY } from './emergency-words.ts';
import { MOVES_SERVICE, MOVES_UNLISTED } from './move-words.ts';

const APPOINTMENT = source`
  (?:rendez[- ]?vous|rdvs?|r-?v|reservation|seance|visite|appointment|appt|apt|booking|meeting|session|slot)`;
const MY = "(?:mon|ma|my|le|la|the|notre|our|un|an|l|d')";

/** "Appelez-moi un taxi", and not « appelez-moi un peu plus tard ». */
const NOT_NAMED = '(?! une? (?!peu|jour|fois|autre|heure|matin|soir|moment|avant|apres|demi))';

/** French and English together, on the folded text: people mix them, and the words seldom clash. */
const words: readonly (readonly [SpeechAct, Pattern])[] = [
  [
    'greet',
    globalPattern`
      ^[\s,]*(?:re-?)?(?:
        bonjour|bonsoir|bon matin|bjr|bonjour-hi|salut+|allo+|coucou|hello+|hi+|hiya|he+y+|yo+
        |good (?:morning|afternoon|evening|day)|greetings
      )(?![a-z])
      |\b(?:
        how (?:are|r) (?:you|u|ya|things|y'?all)(?: (?:guys|all))?(?: doing)?
        |how(?:'s| is) (?:it|everything) going|how'?s everything|(?:what'?s|wh?[au]+[sz]{1,2}) ?up
        |comment (?:ca va|allez[- ]vous|vas[- ]tu|va[- ]tu)
      )(?: (?:today|tonight|this (?:morning|evening)|aujourd'hui|bien|ce matin|ce soir))?(?= *(?:$|[,.!?]))`,
  ],
  [
    'pause',
    globalPattern`
      \b(?:
        (?:
          attend[sz]?|attendez|wait|hold on|hang on|minute|donne[sz]?[- ]moi|give me|un instant|un moment
          |(?:just )?(?:one|a|1) (?:sec|second|min|minute|moment)
          |une? (?:sec|seconde|minute|min|petite minute)
        )(?: (?:une?|a|1|one|please|svp|minute|sec|seconde|moment|je|i))*(?= *(?:$|[,.!…]))|brb|be right back
        |(?:
          je |i |faut que je |let me |i'?ll |je vais |je dois |laisse[sz]?[- ]moi |
          i (?:need|have|gotta) (?:to )?
        )(?:
          check(?:er)?|verifier?|verifie|demander?|ask|see|voir|regarder?|talk|parler|think|penser?|pense
          |reflechir|get back to you|revien[st]|te reviens|vous reviens
        )(?: (?:
            a|y|to|with|avec|my|mon|ma|about|it|en|ca|if|si|le|la|les|that|for|a second|a minute|un peu
            |horaire|agenda|calendar|schedule|calendrier|chum|blonde|husband|wife|mari|femme|boss|partner
            |conjointe?|boyfriend|girlfriend|mom|mere|ami\w*|friends?|something|qqch|quelque chose|him|her
            |them
          )
        )*(?= *(?:$|[,.!…]| et | and ))|where were we|ou (?:on |est-ce qu'on )?en (?:etait|etions)
        |(?:sorry|desolee?)[, ]*(?:the |my |mon |le )?(?:phone|telephone|cell)(?: (?:rang|a sonne|just rang))
        |je reviens(?! (?:l[ae]s?\b|l'|vous|chercher|porter|pour|a |au|de))|i'll be back
      )(?![a-z])`,
  ],
  [
    'thank',
    globalPattern`
      \b(?:
        merci(?: (?:ben|bien|beaucoup|mille fois|infiniment|enormement)(?: gros)?)?|mci|thanks?
        |thank (?:you|u)|thx|thnx|ty|tysm|mille mercis|appreciate (?:it|that)
      )(?![a-z])`,
  ],
  [
    'bye',
    globalPattern`
      \b(?:
        au revoir|bye|goodbye|a bientot|a la prochaine|a plus(?= tard|\W*$)
        |(?:
          (?:i'?ll |i'?m |im )?(?:just )?(?:call|calling) (?:u|you)(?: guys)?(?: (?:now|right now|back|soon))?
          |j(?:e )?(?:vous |t'|te )appelle(?: tout de suite| la)?
        )(?= *(?:$|[.!]))|bonne (?:journee|soiree|fin de semaine|nuit|fin de journee)
        |have a (?:good|nice|great|lovely) (?:day|evening|one|weekend|night)|see (?:you|ya)|take care|ciao
        |ttyl|c'?est tout(?: pour moi)?|ce sera tout|that'?s all|that is all|that'?s it(?= *(?:$|[,.!]))
        |all i (?:wanted|needed) to know|(?:c'est|c) tout ce que je voulais(?: savoir)?
      )(?![a-z])`,
  ],
  [
    'drop',
    globalPattern`
      \b(?:
        laisse[rz]? (?:tomber|faire)|oublie[rz]?(?:[- ]?(?:ca|moi|tout))?(?= *(?:$|[,.!]|ca|tout|finalement))
        |never ?mind|nvm|scrap (?:that|it)|(?:don't|dont) want it(?: any ?more| after all)?
        |j'en veux (?:pas|plus|pu)|forget (?:it|about it|that)|annule[rz]? tout
        |(?:j'ai )?change d'(?:idee|avis)|je n'en veux plus|(?:plus|pas) besoin finalement|changed my mind
        |don't need it(?: anymore)?|no longer need
        |(?:^|(?<=[.!,;] ?)|please )stop(?! by| in| at| a| [a-z]+ing)(?: it| this)?|recommence[rz]?|start over
        |tant pis|rien finalement|never mind
      )(?![a-z])`,
  ],
  [
    'help',
    globalPattern`
      (?:^[\s,]*|\b(?:need|besoin d'|me|m'|can you|could you|pouvez[- ]vous|please )\s?)
      (?:aide[rz]?(?:[- ]moi)?|help)(?![a-z])
      (?! (?:
          aux? |a la |a l'
          |with (?:my |the |his |her |their )?(?!th(?:is|at|ese|ose)\b|it\b|something|anything)[a-z]
        )
      )
      |\b(?:
        que (?:peux|pouvez|sais|savez)[- ](?:tu|vous)|what can you do
        |comment (?:ca|cela) (?:marche|fonctionne)|how does (?:this|it) work
      )(?![a-z])`,
  ],
  [
    'book',
    globalPattern`
      \b(?:
        reserve[rz]?|reservation|rendez[- ]?vous|rdvs?|r-?v|booker|books?|booking|appointments?|appts?
        |schedule|scheduling|reserv\w+|m'inscrire|planifier|cedule[rz]?|prendre (?:une )?place|come in
        |passer vous voir|dispos?|disponib\w+|(?<!\b(?:a la|your|ur|votre|sa|my|ma|his|her) |· a )places?
        |libres?|creneaux?|plages?|available|availabilit\w+|(?:have|any|got) room|openings?(?! hours)|slots?
        |spots?|squeeze
      )(?![a-z])`,
  ],
  [
    'others',
    globalPattern`
      \b(?!(?<=\bl')autre semaine)(?:
        (?:d'|les )?autres? (?:
          choix|heures?|moments?|dispo\w*|jours?|journees?|dates?|plages?|creneaux?|options?|possibilites?
          |temps|semaine
        )|(?<!quelqu'un )d'autres?(?! (?:choses?|services?|questions?))
        |(?:any|some|the|what)? ?other (?:
          times?|days?|slots?|dates?|options?|openings?(?! hours)|choices?|availabilit\w+
        )|others|another (?:time|day|slot|date|option|week|one)|different (?:times?|days?|dates?|slots?)
        |more (?:times|options|slots|dates|choices)|something else|(?:any|what|anything) else|autre chose
        |aucun(?:e)? (?:de|ne) \w+|none (?:of|work)\w*|plus (?:d'options|de choix)|quoi d'autre|rien d'autre
        |ca (?:ne )?(?:me )?(?:marche|convient|fonctionne|va) pas|(?:doesn't|don't|won't) work
      )(?![a-z])`,
  ],
  [
    'earlier',
    globalPattern`
      \b(?:
        plus tot(?! (?:que|possible))|earlier(?! (?:than|today|this|i|message))|sooner(?! than)
        |(?:avant ca|before that)(?! *,(?! *(?:please|svp|stp|if|si)\b))
      )(?![a-z])`,
  ],
  [
    'later',
    globalPattern`
      \b(?:
        plus tard(?! (?:que|le|la))|later(?! (?:than|today|this|on|next))
        |(?:apres ca|after that)(?! *,(?! *(?:please|svp|stp|if|si)\b))|plus loin
      )(?![a-z])`,
  ],
  [
    'another_appointment',
    globalPattern`
      (?:\b|(?<=^|\s)(?=·))(?:
        (?:un |une |mon )?(?:autre|deuxieme|second|2e|nouveau) (?:rendez[- ]?vous|rdv|rv|reservation)
        |(?:another|second|2nd|one more|new) (?:appointment|appt|booking)
        |(?:reserver|book) (?:again|another|encore|un autre|une autre)
        |(?:·+ ?|(?:my|mon|ma|our|notre|mes) (?:\d+ ?(?:year old|ans) )?)(?:
          gars|fils|fille|mari|chum|femme|blonde|conjointe?|mere|pere|soeur|frere|amie?|enfant|ado|son
          |daughter|boy|girl|husband|wife|boyfriend|girlfriend|partner|mom|dad|sister|brother|friend|kid
        )?(?: (?:de )?\d+ ans)?,? ?(?:
          (?:he |she |il |elle |y )?(?:
            wants?|needs?|(?:would|'d) (?:like|want|need|love)|could use|veut|voudrait|aimerait
            |(?:en )?(?:prendrait|voudrait|veut|aurait besoin|a besoin)
          )
        )[^.!?]{0,48}?\b(?:too|as well|also|aussi|itou)
      )(?![a-z])`,
  ],
  [
    'cancel',
    globalPattern`
      \b(?:annul(?:er|e|ez|es|ation|é|ons)?|cancel(?:l?ed|l?ing|lation|led|l?e[rz]?|le-moi)?|decommand\w+)
      (?![a-z])`,
  ],
  [
    'move',
    [
      MOVES_SERVICE,
      MOVES_UNLISTED,
      globalPattern`
        \b(?:le|la|l'|les) ?(?:deplacer|changer|reporter|devancer|repousser|mettre)(?= (?:a|au|pour|plus)\b)
        |\b(?:remett(?:re|ez|s)|remet|deplace[rz]?|reporte[rz]?) (?:ca|cela|le|la)
        (?= (?:a|au|pour|plus tard)\b)|\b(?:push|move|bump) it (?:to|later|back|earlier|up)\b
        |\b(?:
          deplace[rz]?|bouge[rz]?|reporte[rz]?|repousse[rz]?|devance[rz]?|postpone|move|push
          |chang(?:e[rz]?|ing)|modifi\w+|decale[rz]?|switch
        )\b(?: (?:back|up))?.{0,12}\b${MY}['’]? ?(?:\w+ ){0,3}?${APPOINTMENT}\b
        |\bbring (?:it|that|(?:my|our|the) ${APPOINTMENT}) (?:forward|up)\b|\breschedul\w*|\bresched\b
        |\bpostpone\b
        |\b(?:deplacer|move|change|push|reporter|devancer|repousser) (?:it|le|la|ca|that|my)
        (?= (?:to|a|au|for|pour|from|de|back)\b|[^a-z0-9·]*$)
        |\b(?:changer|deplacer|change|move) (?:
          l'heure|la date|de (?:date|jour|heure|moment)|the (?:time|date|day)|time|my time|mon heure|days?
        ) (?:de|du|of|for|a|to|my|mon|please|svp)`,
    ],
  ],
  [
    'callback',
    globalPattern`
      \b(?:
        (?<!friends )(?<!people )(?<!they )(?<!everyone )(?<!everybody )
        (?:call|(?<=\b(?:have|get|having|had) (?:[a-z·]+ )?)called) me(?! (?:[A-Z]|crazy))
        (?! an? (?!bit|little|minute|few|day|week|couple|sec|second|while|hour|half|moment))
        |(?<!i'll )(?<!i will )(?<!i can )call ?back|phone me|ring me|give me a (?:call|ring|shout)
        |give (?:a call|a ring) to me|give (?:us|my \w+) a call
        |que (?:[a-z.·]+ ){1,3}(?:me |m')(?:rappelle|appelle|telephone|contacte|rejoigne)
        |qu'(?:on|il|elle) (?:me |m')(?:rappelle|appelle|telephone|contacte)
        |(?:en sorte|veux|voudrais|aimerais|mieux|faudrait|peut|pourrait) (?:que |qu')[a-z·]+ (?:me |m')
        (?:rappelle|appelle|telephone)
        |(?:(?<!\bje )m'|me )(?:
          rappel(?:er|le|lez|iez)|appel(?:er${NOT_NAMED}|ez${NOT_NAMED}|lent)|telephoner|recontacter|contacter
          |joindre|rejoindre|faire (?:rappeler|appeler|contacter|rejoindre)
        )|(?<=\b(?:que |qu')[a-z·' ]{2,24} )(?:me |m')appelle(?= (?:·|svp|plus tard|quand|sur|au))
        |rappele[rz]?[- ]moi|appel(?:er|ez|e)[- ]moi${NOT_NAMED}|rappelle[sz]?[- ]moi|un rappel
        |(?:donne|passe|lache)[rz]?[- ](?:moi )?un (?:coup de fil|call)|retour d'appel|retourne[rz]? mon appel
        |contacte[rz][- ]moi|contact me|reach me|get back to me|text me|textez[- ]moi
      )(?![a-z])`,
  ],
  [
    'person',
    globalPattern`
      \b(?:
        (?:prise?|pogne\w*|coince\w*|arretee?|stuck|stranded|broke(?:n)? down|broke|en panne)(?: [a-z]+){0,3}? (?:
          (?:bord|cote) (?:de la|du|d'la|de l'|d'une) ?(?:route|rue|chemin|autoroute|rang)
          |(?:side of (?:the|a) (?:road|highway|street))|(?:l')?accotement|shoulder of
        )|(?:speak|talk|parler) (?:directly )?(?:(?:to|with|a|avec) )?·
        |parler (?:a|avec|au) (?:
          un|une|quelqu'un|quelqun|kelqun|kelkun|kekun|qqun|la|le|l'|votre|vrai|des?|qq1|qqn|du|humain
        )|parler (?:au|a l[ae']) ?(?:gerant|patron|proprietaire|proprio|boss|responsable|humain)
        |(?:vraie?|real|actual|live) (?:personne|person|human|humain)
        |(?:want|need|veux|voudrais|get) (?:un|a|une) (?:hum(?:ain|an)|person|personne|agent)
        |(?:speak|talk|chat) (?:to|with) (?:a|an|the|some|your|someone|somebody|anyone|human)
        |(?:someone|somebody) (?:from|real|on) |representative|un (?:agent|conseiller|responsable)
        |(?<!i'm )(?<!i am )the (?:owner|manager)|(?<!je suis )le (?:proprietaire|gerant|patron)
        |la (?:gerante|patronne|proprietaire)|parler a qq
        |(?:get|give|put) me (?:on (?:with )?|through to )?(?:a |an )?
        (?:somebody|someone|person|human|agent|real)|passe[rz]?[- ]moi (?:quelqu'un|une?|le|la)
      )(?![a-z])`,
  ],
  [
    'message',
    globalPattern`
      \b(?:
        message (?:pour|for|a|to)(?= )
        |(?:laisse|transmet|prendre|prend|envo[iy]e|faire|ecri|passe)\w*.{0,20}\b
        (?:message|demande|mot|note|commentaire)
        |(?:leave|take|send|pass|drop)\b.{0,20}\b(?:message|request|note|comment|word)
        |(?:dire|dites|dis|mentionne[rz]?)[- ](?:
          au|a la|a l'|aux|a votre|a [a-z]+ (?:que|de)|lui|leur|a mon|a ma
        )|tell (?:the (?:owner|team|boss|manager)|them|him|her|your|[a-z]+ (?:that|i|we|to))
        |let (?:them|him|her|the team) know
        |(?:(?:someone|somebody|anyone|anybody|you|u|they|team|one of [a-z ]{3,24}|please|by) )(?:just )?
        (?:e-?mail|write|message|answer|reply to|respond to) (?:to )?me
        (?! (?:the|an?|my|your|that) (?!note|line|message|word))
        |(?:peut|peux|pourrait|pouvez|pourriez|pourrais|veut|faut|aimerais|voudrais|qu'on|que quelqu'un)
        (?:[- ](?:tu|vous|il|elle|on))?(?: (?:plutot|juste|svp))? m'(?:ecrir\w*|ecriv\w*)
        (?! (?:la |le |l'|ma |mon |les |une |vos |votre ))|une soumission|un devis|a quote|an estimate
        |me (?:repondre|repondiez|reponde) par (?:courriel|e-?mail|texto|ecrit|message)
      )(?![a-z])`,
  ],
  ['complaint', COMPLAINT],
  [
    'late',
    globalPattern`
      \b(?:
        (?:je |j')?(?:vais|va|serai|suis|sera|risque d'|chu|chui|jsuis|jss|on est|sera) ?(?:etre |arriver )?
        (?:un peu |pas mal |peut-etre )?(?:en retard|a la bourre)
        |j(?:e )?(?:vais )?arriv(?:e|er|erai) (?:un peu )?(?:en retard|avec|plus tard|dans \d+)
        (?! ?(?:que|jours?|semaines?))
        |(?:\d+|quelques|dix|cinq|quinze|vingt) ?(?:min\w*|minutes)? (?:de|en) retard
        |(?:i'm|im|i am|i'll be|ill be|i will be|gonna be|going to be|running|be) (?:(?!not|never)\w+ ){0,4}?l
        ate(?!r)|running (?:behind|\d+)
        |(?:be there|be in|make it|arrive|show up|j?(?:serai|serais|sera|etre|suis) la|arriver(?:ai)?)
        (?: (?:at|a|vers|around|for|more like|plutot))* (?:\d{1,2}(?:[:h ]\d{0,2})?(?: ?[ap]m)?|·+) (?:
          instead of|rather than|au lieu d[e'u]|plutot que?
        )
        |(?:stuck|pogne\w*) (?:on|at|in|sur|su|a) ?(?:'?l'? ?|the |le |la )?
        (?:bridge|pont|tunnel|highway|autoroute)|stuck in (?:\w+ )?traffic
        |pogne(?:e)? dans (?:le |du )?traff?ic
        |(?:j?e? ?vais|jvais|jva|on va) arriver (?:[a-z]+ )?(?:\d+|dix|cinq|quinze|vingt|quelques) ?
        (?:min\w*|minutes)? (?:plus tard|en retard|apres)
        |(?:prise?|coincee?|bloquee?) (?:sur|dans) (?:le |la |un )?(?:pont|tunnel)
        |(?:prise?|coincee?|bloquee?) dans (?:le |la |un )?(?:trafic|traffic|circulation|bouchon)
        |(?:be there|arrive) in \d+ ?min\w* (?:late|instead)|\d+ ?(?:min\w*|minutes) late|retard de \d+
        |du retard
        |(?:(?:vais|va|allons|jvais|jva|risque d') ?avoir|j'aurai|aurai|aurons|j'ai|on a|avec|j'arrive avec) [^.!?;]{0,36}?
        \bde retard
        |(?:i'm|im|i'll be|we'll be|we're|will be|gonna be|going to be|be) [^.,!?;]{0,36}?\b
        (?:minutes?|mins?|hour|half an hour) (?:late(?!r)|behind)
        |missed my (?:slot|appointment|appt|booking|time)|manque mon (?:rdv|rendez[- ]?vous|rv)
        |(?:still )?on my way|encore en route|en chemin|(?:bus|metro|train) (?:est |is )?(?:en retard|late)
      )(?![a-z])`,
  ],
  ['emergency', EMERGENCY],
  [
    'insult',
    globalPattern`
      \b(?:
        you (?:people|guys|lot) are (?:all )?(?:useless|pathetic)|bande d(?:e |')(?:incompetents?|pas bons)
        |fuck (?:you|off|u)|f u|stfu|shut up|ta gueule|ferme[- ](?:la(?= *(?:$|[!.,]))|ta gueule)|va chier
        |mange[- ]d?'?la ?marde|idiot\w*|imbecile\w*|stupid (?:bot|robot|machine|thing)|stupide|moron
        |dumb(?:ass)?|useless (?:bot|robot|machine|piece)|you(?:'re| are) (?:useless|stupid|dumb|an idiot)
        |t'es (?:con|cave|poche|nul|nulle|inutile|niaiseux)|tu es (?:con|nul|inutile)|crisse de robot
        |osti de robot|conn(?:ard|asse|e)|salope|bitch|asshole|trou d'?cul|tabarnak de
      )(?![a-z])`,
  ],
  [
    'wrong_email',
    globalPattern`
      \b(?:
        (?:mauvais|mauvaise|pas le bon|pas la bonne|erreur (?:dans|sur) (?:mon|le|l'))(?:e)? ?
        (?:courriel|e-?mail|adresse)
        |(?:wrong|incorrect|typo in (?:my|the)|mistake in (?:my|the)) (?:e-?mail|address)
        |(?:typed|wrote|put|gave|spelled|entered|got) (?:you )?(?:my|the) (?:e-?mail|address) wrong
        |(?:misspelled|mistyped|messed up) (?:my|the) (?:e-?mail|address)
        |(?:e-?mail|address) (?:should (?:be|read)|is actually|is supposed to be)
        |(?:e-?mail|courriel|adresse) (?:is |was |est |etait |n'est |isn't )?(?:
          wrong|incorrect|pas (?:bon|bonne|correct\w*|le bon)|mauvais\w*|errone\w*|not (?:right|correct)
        )|trompee? (?:de|dans) (?:mon |l'|d')?(?:courriel|adresse|e-?mail)
        |(?:change[rz]?|corrige[rz]?|correct|update|fix) (?:my |mon |l'|le |the )?(?:e-?mail|courriel|adresse)
      )(?![a-z])`,
  ],
  [
    'wrong_phone',
    globalPattern`
      \b(?:
        (?:mauvais|pas le bon|erreur (?:dans|sur) (?:mon|le)) (?:numero|telephone|tel|cell?)
        |(?:wrong|incorrect|typo in (?:my|the)) (?:number|phone)
        |(?:numero|number|phone|telephone) (?:is |was |est |etait |n'est |isn't )?(?:
          wrong|incorrect|pas (?:bon|correct|le bon)|mauvais|errone|not (?:right|correct)
        )|trompee? (?:de|dans) (?:mon )?(?:numero|telephone)
        |(?:change[rz]?|corrige[rz]?|correct|update|fix) (?:my |mon |le |the )?
        (?:number|phone|numero|telephone)
      )(?![a-z])`,
  ],
];

/** Says that they will not come. */
export const ABSENT = globalPattern`
  \b(?:
    (?:vais|va|dois|vas|will|gonna|going to|have to|i'll|ill|might) (?:devoir |have to )?
    (?:manquer|rater|miss|skip) (?:mon|ma|my|le|the|our|notre) (?:[a-z·]+ )?(?:
      rendez[- ]?vous|rdvs?|appointment|appt|apt|booking|reservation
    )
    |(?:
      can't|cannot|can not|won't be able to
      |(?:ne )?(?:pourrai|peux|peu|pourrais|vais|va) (?:pas|pus?|plus)
      (?: (?:pouvoir|etre capable de|etre en mesure de))?|not (?:gonna be |going to be )?able to|unable to
      |pu capable de?
    ) (?:make it|come|attend|venir|me presenter|etre la|y aller)
    (?= (?:
        to|a|pour|for|anymore|then|that day|ce jour|after all|finalement|my|mon|tomorrow|demain|today|on|at|·
        |lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday
        |sunday|aujourd
      )|\W*$
    )
  )(?![a-z])`;

/** Wishes something: an appointment, where nothing else is wished. */
export const WANTS = globalPattern`
  \b(?:
    (?:
      je (?:veux|voudrais|veut|souhaite|prendrais|souhaiterais|desire)|j'aimerais|jaimerais|j'veux|jveux
      |i(?:'d| would) (?:like|love)|(?<!\b(?:do|does|should|must|would) )i (?:want|need|wanna)|j'ai besoin
      |can i (?:get|have|come)|could i (?:get|have|come)|puis[- ]je (?:avoir|venir|passer)|looking (?:for|to)
      |je cherche
    )(?! (?:
        to (?:cancel|move|know|speak|talk|leave|complain|change|reschedule)|annuler|savoir|deplacer|changer
        |laisser|parler|me plaindre|un remboursement|a refund|know|vous|que|you
      )
    )
  )(?![a-z])`;

/** Speech acts by the words that show them. Patterns are global and matched on a folded thought. */
export const ACT_WORDS = words.map(([act, pattern]) => ({ act, pattern }));

/** Answers to a question; they count where a message begins. */
export const ANSWERS = {
  yes: pattern`
    ^[\s,]*(?:(?:ah|oh|ben|bien|well|mais|eh|hey|euh|hmm?|bonjour|hi|hello) ?,? ?)*(?:
      oui|ouais|ouaip|ouin|oui oui|yep|yes|yeah|yea|yup|ya|ok+(?:ay|e)?|okidou|oki|k|kk|d'accord|dac|daccord
      |parfait|certainement|bien sur|volontiers|avec plaisir|absolument|sure|absolutely|of course|definitely
      |please do|go ahead|go|let's go|👍\S*|👌\S*|✅|allez[- ]y|vas[- ]y
      |c'est (?:bon|beau|parfait|correct|ca|excellent|super|good)|cest (?:bon|beau|parfait|correct|ca)|c bon
      |c parfait|c beau|ca marche|ca (?:me )?(?:va|convient|fonctionne)(?! pas)
      |(?:it |that |this )?sounds? (?:good|great|perfect)|(?:that |it |this )?works(?: (?:for me|great|well))?
      |that's (?:fine|good|great|right|perfect|it|ok|okay)|that is (?:fine|good|great|right|perfect)|perfect
      |great|correct|exact(?:ement)?|super|excellent|genial|awesome|cool|nickel|tiguidou|good
      |je (?:le |la )?confirme|confirm(?:e[rz]?|ed)?|i confirm|je (?:le |la )?(?:prends|prendrais|veux bien)
      |i'?ll take (?:it|that|this)|book it|reserve[zr]?[- ](?:le|la|it)|deal|fine
    )(?! (?:morning|afternoon|evening|day|night))(?![a-z])`,
  no: pattern`
    ^[\s,]*(?:(?:ah|oh|ben|bien|well|mais|eh|euh|uh|um|hmm?|actually|en fait|sorry|desolee?) ?,? ?)*(?:
      👎\S*|❌|non|nan|naon|no(?! ?·| (?:need|problem|worries|probleme|preference|rush|(?!thanks)[a-z]+s\b))
      |nope|nah|naw|pas vraiment|not really|pas du tout|not at all|jamais|never(?! ?mind)|aucun(?:e)?|none
      |pas celui|pas celle
      |(?:i'?m |i am |je (?:ne )?suis |chu |jsuis )?(?:not|pas)(?: vraiment| really| super| too| ben| very)? (?:
        comfortable|a l'aise|confortable
      )
      |(?:
        (?:i'd rather|i would rather|i'd prefer|i prefer)(?: to)? not(?: to)?
        |(?:i )?(?:don't|do not|dont|won't) (?:really )?(?:want|like|wish)(?: to)?
        |(?:je )?(?:prefere(?:rais)?|aime(?:rais)? (?:mieux|autant)|veux|voudrais|tiens)(?: (?:ne )?pas)
        (?: a)?
      ) (?:give|giving|leave|leaving|share|sharing|put|laisser|donner|partager)(?: out)? (?:you )?
      (?:my|any|mon|mes|de|d'|ma|le) ?(?:
        phone|number|cell|e-?mail|contact|info\w*|details|numero|tel\w*|courriel|coordonnees|adresse
      )|not (?:that|this) one|ca (?:ne )?(?:me )?(?:marche|convient|va|fonctionne) pas
      |(?:it |that |this )?(?:doesn't|does not|won't|doesnt) work|ni l'un|neither|i'd rather not
      |j'aime(?:rais)? mieux pas|pas pour (?:l'instant|moi)|not (?:now|yet|today|right (?:now|away))
      |pas (?:tout de suite|maintenant|aujourd'hui)
    )(?![a-z])`,
} as const;
