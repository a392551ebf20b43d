import { pattern } from '../../patterns.ts';

/** Answers to a question; they count where a message begins. */
export const ANSWERS = {
  yes: pattern`
    ^[\s,]*(?:(?:ah|oh|ben|bien|well|mais|eh|hey|euh|hmm?|bonjour|hi|hello) ?,? ?)*(?:
      oui|ouais|ouaip|ouin|oui oui|yep|yes|yessir|yesh|yeah|yea|yup|(?<!\bhi)ya|ok+(?:ay|e)?|okidou|oki|k|kk|d'accord|dac|daccord
      |parfait|certainement|bien sur|volontiers|avec plaisir|absolument|sure|absolutely|of course|definitely
      |please do|go ahead|go|let's go|👍\S*|👌\S*|✅|allez[- ]y|vas[- ]y
      |c'est (?:bon|beau|parfait|correct|ca|excellent|super|good)|cest (?:bon|beau|parfait|correct|ca)|c bon
      |c parfait|c beau|ca marche|ca (?:me )?(?:va|convient|fonctionne)(?! pas)
      |(?:it |that |this )?sounds? (?:good|great|perfect)|(?:that |it |this )?works(?: (?:for me|great|well))?
      |that's (?:fine|good|great|right|perfect|it|ok|okay)|that is (?:fine|good|great|right|perfect)|perfect
      |great|correct|exact(?:ement)?|super|excellent|genial|awesome|cool|nice|nickel|tiguidou|good
      |je (?:le |la )?confirme|confirm(?:e[rz]?|ed)?|i confirm|je (?:le |la )?(?:prends|prendrais|veux bien)
      |i'?ll take (?:it|that|this)|book it|reserve[zr]?[- ](?:le|la|it)|deal|fine
    )(?! (?:morning|afternoon|evening|day|night))(?![a-z])`,
  no: pattern`
    ^[\s,]*(?:(?:ah|oh|ben|bien|well|mais|eh|euh|uh|um|hmm?|actually|en fait|sorry|desolee?) ?,? ?)*(?:
      👎\S*|❌|non|nan|naon|no(?! ?·| (?:need|problem|worries|probleme|preference|rush|(?!thanks\b|thats\b|its\b)[a-z]+s\b))
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
