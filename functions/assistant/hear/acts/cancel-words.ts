import { globalPattern } from '../../patterns.ts';

/** "Cancel my appointment", « annulez ». */
export const CANCEL = globalPattern`
  \b(?:
    annul(?:er|e|ez|es|(?<!\b(?:y a|cas d'|aurait) ?(?:une |des )?annul)ation|é|ons)?
    |cancel(?:
      l?ed|l?ing|(?<!\b(?:there's|there is|case of|have) (?:an? |any )?cancel)lation|led|l?e[rz]?|le-moi
    )?
    |decommand\w+
  )(?![a-z])`;

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
    |no longer need|(?:^|(?<=[.!,;] ?)|please )stop(?! by| in| at| a| [a-z]+ing)(?: it| this)?|recommence[rz]?
    |start over|tant pis|rien finalement|never mind
  )(?![a-z])`;

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
