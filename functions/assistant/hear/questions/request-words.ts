import { pattern } from '../../patterns.ts';

/** "Did they get my message?", « mes questions, seront-elles transmises ? » */
export const MY_REQUEST = pattern`
  \b(?:
    (?:did|have|has|will|do) (?:you|it|they|he|she|the [a-z]+|anyone|somebody|someone) (?:actually |really |already |even )?(?:
      (?:send|sent|pass(?:ed)?|forward(?:ed)?|submit(?:ted)?|file[d]?|tell|told|ask(?:ed)?) (?:
        (?:it|that|them|my|this)(?: (?:[a-z]+ )?(?:questions?|messages?|requests?|notes?|number))?(?: (?:on|along|off))?
      )
      |(?:get|got|receive[d]?|see|seen) my (?:[a-z]+ )?(?:questions?|messages?|requests?|notes?)
    )(?=\W*(?:$|[?.!,]|to\b|yet|or not))
    |(?:was|were|is|are|has|have) (?:it|that|they|my (?:[a-z]+ )?(?:questions?|messages?|requests?|notes?)) (?:been )?(?:
      sent|passed (?:on|along)|forwarded|delivered|submitted|filed
    )
    |(?:l'|les |le |la )?(?:avez|as|ont|a)[- ](?:vous|tu|ils|elles|t-on|on) (?:bien |deja )?(?:
      (?:transmis|envoye|recu|fait suivre|passe)(?:e?s)? (?:ca|cela|(?:ma|mes|mon|la|les|le) (?:questions?|messages?|demandes?))
      |(?<=(?:l'|les ).*)(?:transmis|envoye|recu|fait suivre)(?:e?s)?
    )
    |(?:(?:ma|mes|mon|la|les|le) (?:questions?|messages?|demandes?),? ?)(?:
      (?:sera|seront|est|sont|a|ont)(?:[- ](?:t-)?(?:elles?|ils?|tu))? (?:bien |deja |ete )*(?:
        transmis|envoye|recu|passe|rendu
      )e?s?
    )
    |(?:c'est|est-ce que c'est|c|est-ce) (?:bien |deja )?(?:transmis|envoye|rendu)(?= ?\?|(?: [a-z]+){0,3} ?\?)
    |c'est (?:note|transmis|ecrit) ou
  )(?![a-z])`;
