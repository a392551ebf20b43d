import { globalPattern } from '../../patterns.ts';
import { FAREWELL } from '../good-wishes.ts';

/** "Hello", « bon matin », "how are you?" */
export const GREET = globalPattern`
  ^[\s,]*(?:re-?)?(?:
    bonjour|bonsoir|bon matin|bjr|bonjour-hi|salut+|allo+|coucou|hello+|hi+|hiya|he+y+|yo+
    |good (?:morning|afternoon|evening|day)|greetings
  )(?![a-z])
  |\b(?:
    how (?:are|r) (?:you|u|ya|things|y'?all)(?: (?:guys|all))?(?: doing)?
    |how(?:'s| is) (?:it|everything) going|how'?s everything|(?:what'?s|wh?[au]+[sz]{1,2}) ?up
    |comment (?:ca va|allez[- ]vous|vas[- ]tu|va[- ]tu)
  )(?: (?:today|tonight|this (?:morning|evening)|aujourd'hui|bien|ce matin|ce soir))?(?= *(?:$|[,.!?]))`;

/** Needs a moment: "let me check with my wife", « je reviens ». */
export const PAUSE = globalPattern`
  \b(?:
    (?:
      attend[sz]?|attendez|wait|hold on|hang on|minute|donne[sz]?[- ]moi|give me|un instant|un moment
      |(?:just )?(?:one|a|1) (?:sec|second|min|minute|moment)|une? (?:sec|seconde|minute|min|petite minute)
    )(?: (?:une?|a|1|one|please|svp|minute|sec|seconde|moment|je|i))*(?= *(?:$|[,.!…]))|brb|be right back
    |(?:
      je |i |faut que je |let me |i'?ll |je vais |je dois |laisse[sz]?[- ]moi |i (?:need|have|gotta) (?:to )?
    )(?:(?:y|en) )?(?:
      check(?:er)?|verifier?|verifie|demander?|ask|see|voir|regarder?|talk|parler|think|penser?|pense
      |reflechir|get back to you|revien[st]|te reviens|vous reviens
    )(?: (?:
        a|y|to|with|avec|my|mon|ma|about|it|en|ca|if|si|le|la|les|that|for|a second|a minute|un peu|horaire
        |agenda|calendar|schedule|calendrier|chum|blonde|husband|wife|mari|femme|boss|partner|conjointe?
        |boyfriend|girlfriend|mom|mere|ami\w*|friends?|something|qqch|quelque chose|him|her|them
      )
    )*(?= *(?:$|[,.!…]| et | and ))|where were we|ou (?:on |est-ce qu'on )?en (?:etait|etions)
    |(?:sorry|desolee?)[, ]*(?:the |my |mon |le )?(?:phone|telephone|cell)(?: (?:rang|a sonne|just rang))
    |je reviens(?! (?:l[ae]s?\b|l'|vous|chercher|porter|pour|a |au|de))|i'll be back
  )(?![a-z])`;

/** "Thanks a lot", « merci bien ». */
export const THANK = globalPattern`
  \b(?:
    merci(?: (?:ben|bien|beaucoup|mille fois|infiniment|enormement)(?: gros)?)?|mci|thanks?|thank (?:you|u)
    |thx|thnx|ty|tysm|mille mercis|appreciate (?:it|that)
  )(?![a-z])`;

/** "Have a good day", « au revoir », "that's all". */
export const BYE = globalPattern`
  \b(?:
    au revoir|bye|goodbye|a bientot|a la prochaine|a plus(?= tard|\W*$)
    |(?:
      (?:i'?ll |i'?m |im )?(?:just )?(?:call|calling) (?:u|you)(?: guys)?(?: (?:now|right now|back|soon))?
      |j(?:e )?(?:vous |t'|te )appelle(?: tout de suite| la)?
    )(?= *(?:$|[.!]))|${FAREWELL}|see (?:you|ya)|take care|ciao|ttyl
    |c'?est tout(?: pour moi)?|ce sera tout|that'?s all|that is all|that'?s it(?= *(?:$|[,.!]))
    |all i (?:wanted|needed) to know|(?:c'est|c) tout ce que je voulais(?: savoir)?
  )(?![a-z])`;
