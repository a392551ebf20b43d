import { globalPattern, pattern, source } from '../../patterns.ts';

/** "Cancel my appointment", « annulez ». */
export const CANCEL = globalPattern`
  \b(?<!\b(?:(?:m'|nous )(?:a|ont)|fait|autre [a-z]+ a) )(?:
    annul(?:er|e|ez|es|(?<!\b(?:y a|cas d'|aurait) ?(?:une |des )?annul)ation|é|ons)?
    |cancel(?:
      l?ed(?! (?:on|with|at)\b)|l?ing|(?<!\b(?:there's|there is|case of|have) (?:an? |any )?cancel)lation|led(?! (?:on
      |with|at)\b)|l?e[rz]?|le-moi
    )?(?! (?:on|at|with) (?:you|us|me|my (?:old|last)|the (?:other|last|place)|another)\b)
    |decommand\w+
  )(?![a-z])`;

/** "Never mind, cancel it": an appointment is named, beside words that drop what is under way. */
export const CANCELS_IT = pattern`
  \b(?:annule[rz]?|cancel)(?:
    [- ](?:le|la|tout|tous|toutes)\b| (?:it|that|this|all|everything|both|les|mon|my|ma|the|le|ce|notre|our)\b
  )`;

/** A cancellation in so many words. */
export const CANCELS = /\b(?:annule[rz]?|decommande[rz]?|cancel)(?![a-z])/;

/** "Never mind", « laissez faire ». */
export const DROP = globalPattern`
  \b(?:
    laisse[rz]? (?:tomber|faire)|oublie[rz]?(?:[- ]?(?:ca|moi|tout))?(?= *(?:$|[,.!]|ca|tout|finalement))
    |never ?mind|nvm|scrap (?:that|it)|(?:don't|dont) want it(?: any ?more| after all)?
    |j'en veux (?:pas|plus|pu)|forget (?:it|about it|that)|annule[rz]? tout|(?:j'ai )?change d'(?:idee|avis)
    |je n'en veux plus|(?:plus|pas) besoin finalement|changed my mind|don't need it(?: anymore)?
    |(?<!\b(?:numero|number|phone)[^.!?]{0,20}\b)(?:je vais|jvais|jvas|j'vas|on va|i'll|i will|i'm gonna|we'll)
    (?: just| plutot| vous| les)*(?: |t')+(?:appeler|telephoner|call|phone)
    (?: (?:you|them|instead|directly|myself|moi[- ]meme|directement))?(?=\W*(?:$|[.!,]))
    |no longer need|(?:^|(?<=[.!,;] ?)|please )stop(?! by| in| at| a| [a-z]+ing)(?: it| this)?
    |(?<!\b(?:fai(?:tes|t|re|s)|fera) (?:[a-z]+ )?)recommence[rz]?(?! (?:a|vers|le|en) ?(?:\d|midi|·|[a-z]+di\b|decembre|janvier))
    |start over|tant pis|rien finalement|never mind
  )(?![a-z])`;

/** Who is not there themselves, and tells how the team gets in: "my husband will let you in", « la clé est sous le tapis ». */
const LETS_IN = source`
  (?:
    let (?:you|u|y'all) in|(?:va|vont|peut|peuvent|pourra) (?:vous |t')?(?:
      ouvrir|etre (?:la|chez|a la maison)|y etre
    )
    |\bkeys? (?:is|are|will be|under|in|with|at)\b|\bcles? (?:est|sont|sera|sous|dans|chez)\b|lock ?box
    |(?:will|can|gonna|going to) (?:open|answer the door|be (?:there|home|here))
    |(?:mom|mother|dad|father|wife|husband|partner|roommate|tenant|neighbou?r|son|daughter|boyfriend|girlfriend)
    (?:'ll| will| is going to| is gonna) be\b
  )`;

/** Says that they will not come. */
export const ABSENT = globalPattern`
  \b(?:
    (?:vais|va|dois|vas|will|gonna|going to|have to|i'll|ill|might) (?:devoir |have to )?
    (?:manquer|rater|miss|skip) (?:mon|ma|my|le|the|our|notre) (?:[a-z·]+ )?(?:
      rendez[- ]?vous|rdvs?|appointment|appt|apt|booking|reservation
    )
    |(?<!\b(?:m[ou]m|mother|dad|father|husband|wife|partner|friend|sister|brother|boyfriend|girlfriend) )(?:
      can't|(?<=(?:^|[,.;!] ?|\b(?:i|we|just|really|and|but|so|sorry|probably|still) ))cant|cannot|can not|won'?t be able to
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
    |(?:
      (?:i|we) (?:just |really )?(?:won't|wont|will not) (?:be (?:there|coming|in)|come|make it)
      |(?:je|on|nous) (?:ne )?(?:serai|sera|serons) (?:pas|pus?) la
      |(?:je|on|nous) (?:ne |n')?(?:viendrai|viendra|viendrons|irai|ira|irons) (?:pas|pus?)
    )(?=(?: *(?:$|[.,!;·])| (?:
      tomorrow|demain|today|tonight|anymore|after all|finalement|this|cet?|for (?:my|our|it)|pour m(?:on|a)
    )\b))(?!.{0,60}${LETS_IN})
  )(?![a-z])`;
