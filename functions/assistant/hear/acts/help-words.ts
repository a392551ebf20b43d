import { globalPattern, source } from '../../patterns.ts';

/** "Help", « que pouvez-vous faire ? », "how does this work?" */
export const HELP = globalPattern`
  (?:^[\s,]*|\b(?:need|besoin d'|me|m'|can you|could you|pouvez[- ]vous|please )\s?)
  (?:aide[rz]?(?:[- ]moi)?|help)(?![a-z])
  (?! (?:
      aux? |a la |a l'
      |with (?:my |the |his |her |their )?(?!th(?:is|at|ese|ose)\b|it\b|something|anything)[a-z]
    )
  )
  |\b(?:
    que (?:peux|pouvez|sais|savez)[- ](?:tu|vous)|what can you do|comment (?:ca|cela) (?:marche|fonctionne)
    |how does (?:this|it) work
  )(?![a-z])`;

/** "Appelez-moi un taxi", and not « appelez-moi un peu plus tard ». */
const NOT_NAMED = '(?! une? (?!peu|jour|fois|autre|heure|matin|soir|moment|avant|apres|demi))';

/** "Call me back", « rappelez-moi ». */
export const CALLBACK = globalPattern`
  \b(?:
    (?<!friends )(?<!people )(?<!they )(?<!everyone )(?<!everybody )
    (?:call|(?<=\b(?:have|get|having|had) (?:[a-z·]+ )?)called) me(?! (?:[A-Z]|crazy))
    (?! an? (?!bit|little|minute|few|day|week|couple|sec|second|while|hour|half|moment))
    |(?<!i'll )(?<!i will )(?<!i can )call ?back|phone me|ring me|give me a (?:call|ring|shout)
    |give (?:a call|a ring) to me|give (?:us|my \w+) a call
    |que (?:[a-z.·]+ ){1,3}(?:me |m')(?:rappelle|appelle|telephone|contacte|rejoigne)
    |qu'(?:on|il|elle|a|y|ils|elles) (?:me |m'?)(?:r?appelle(?:nt)?|telephone|contacte)
    |que quelqu'un (?:me |m')(?:r?appelle|telephone|contacte|ecrive|rejoigne)
    |fai(?:tes|s|re)[- ]moi (?:r?appeler|contacter|rejoindre)
    |(?:en sorte|veux|voudrais|aimerais|mieux|faudrait|peut|pourrait) (?:que |qu')[a-z·]+ (?:me |m')
    (?:rappelle|appelle|telephone)
    |(?:(?<!\bje )m'|me |\bm(?=r?appel))(?:
      rappel(?:er|le|lez|iez)|appel(?:er${NOT_NAMED}|ez${NOT_NAMED}|lent)|telephoner|recontacter|contacter
      |joindre|rejoindre|faire (?:rappeler|appeler|contacter|rejoindre)
    )|(?<=\b(?:que |qu')[a-z·' ]{2,24} )(?:me |m')appelle(?= (?:·|svp|plus tard|quand|sur|au))
    |rappele[rz]?[- ]moi|appel(?:er|ez|e)[- ]moi${NOT_NAMED}|rappelle[sz]?[- ]moi|un rappel
    |(?:donne|passe|lache)[rz]?[- ](?:moi )?un (?:coup de fil|call)|retour d'appel|retourne[rz]? mon appel
    |contacte[rz][- ]moi|contact me|reach me|get back to me|text me|textez[- ]moi
    |(?:rather|if|prefer|that) (?:someone|somebody|you|they|one of you)(?: guys)? (?:just )?
    (?:called|phoned|rang) me
    |(?:explain|talk|discuss|tell (?:you|them|him|her))(?: [a-z']+){0,4}? (?:on|over|by) the phone
    |(?:expliquer|parler|jaser|discuter|dire)(?: [a-z']+){0,4}? (?:au|par) telephone|de vive voix
  )(?![a-z])`;

/** "Pass this to someone", « transmettez ça à l'équipe »: what was said so far is to reach a person. */
const HANDS = source`
  (?:pass|send|forward|hand|refer|transfer|give)
  (?: (?:it|this|that|everything|all (?:of )?(?:this|that|it)|my (?:request|question|info|details|case)))`;
const EN_TEAM = source`
  (?:
    someone|somebody|a (?:person|human|real [a-z]+)|(?:the|your) (?:team|staff|office|front desk|reception)|them
  )`;
const DONNE = source`
  (?:pass|transmett?|envoi|envoy|achemin|refil|donn|fai|soumett?)[a-z]*(?: suivre)?(?: (?:donc|juste|svp))?
  (?:[- ](?:moi |nous )?(?:ca|cela|le|la|les|tout(?: ca| cela)?|ma (?:demande|question)|mon (?:dossier|cas)))?`;
const FR_TEAM = source`
  (?:
    quelqu'un|qq'?un|kelqu?'?un|kekun|l'equipe|votre equipe|l'accueil|une? (?:vraie? )?(?:personne|humain)
    |vos collegues|la reception
  )`;
/** What was asked for here is to be dealt with; a tooth or a leak is only looked at. */
const DEALS = source`
  (?:
    (?:look (?:at|into)|handle|take care of|deal with|check) my (?:request|question|message|booking|case|file)
    |(?:follow up|get back|reach out|get in touch)
  )`;

/** « C'est le gérant du resto » says who writes. */
const NO_SELF = "(?<!\\b(?:c'est|ici|je suis|j'suis|chu|i'm|im|i am|this is|it's|its) )";

/** "I want to talk to a person", « parler au gérant », and whoever is stuck at the side of a road. */
export const PERSON = globalPattern`
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
    |${NO_SELF}(?:the (?:owner|manager)|le (?:proprietaire|gerant|patron)
    |la (?:gerante|patronne|proprietaire))|parler a qq
    |(?:get|give|put) me (?:on (?:with )?|through to )?(?:a |an )?(?:somebody|someone|person|human|agent|real)
    |passe[rz]?[- ]moi (?:quelqu'un|une?|le|la)
    |${HANDS} (?:on |along |over )?to ${EN_TEAM}|${DONNE} (?:a |aux? )${FR_TEAM}
    |(?:have|get|can|could|will) (?:someone|somebody|a person|a human|anyone|anybody) (?:please )?(?:to )?${DEALS}
  )(?![a-z])`;

/** "Tell the owner that …", « une soumission ». */
export const MESSAGE = globalPattern`
  \b(?:
    message (?:pour|for|a|to)(?= )
    |(?:laisse|transmet|prendre|prend|envo[iy]e|faire|ecri|passe)\w*.{0,20}\b
    (?:message|demande|mot|note|commentaire)
    |(?:leave|take|send|pass|drop)\b.{0,20}\b(?:message|request|note|comment|word)
    |(?:dire|dites|dis|mentionne[rz]?)[- ](?:
      au|a la|a l'|aux|a votre|a (?:[a-z]+|·) (?:que|de)|lui|leur|a mon|a ma
    )|tell (?:the (?:owner|team|boss|manager)|them|him|her|your|(?:[a-z]+|·) (?:that|i|we|to))
    |(?:please|pls|just) tell (?!me\b|us\b)(?:[a-z]+|·)(?= *(?:$|[,.!]))|let (?:them|him|her|the team) know
    |(?:(?:someone|somebody|anyone|anybody|you|u|they|team|one of [a-z ]{3,24}|please|by) )(?:just )?
    (?:e-?mail|write|message|answer|reply to|respond to) (?:to )?me
    (?! (?:the|an?|my|your|that) (?!note|line|message|word))
    |(?:peut|peux|pourrait|pouvez|pourriez|pourrais|veut|faut|aimerais|voudrais|qu'on|que quelqu'un)
    (?:[- ](?:tu|vous|il|elle|on))?(?: (?:plutot|juste|svp))? m'(?:ecrir\w*|ecriv\w*)
    (?! (?:la |le |l'|ma |mon |les |une |vos |votre ))|une soumission|un devis|a quote|an estimate
    |me (?:repondre|repondiez|reponde) par (?:courriel|e-?mail|texto|ecrit|message)
  )(?![a-z])`;
