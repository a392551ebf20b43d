import { pattern } from '../../patterns.ts';

/** "May I bring my dog?", "is a shampoo included?": what has no topic of its own. */
export const OTHER = pattern`
  \b(?:
    (?:avez[- ]?vous|auriez[- ]vous|y a[- ]t-il|do you have|have you got|you got|got|is there|are there)\b
    [^.!?]{0,40}?\b(?:to rent|for rent|a louer|for sale|a vendre)
    |(?:need|have) to bring (?:anything|something|what)
    |(?:do|will|should) (?:i|we) (?:need|have) (?:to (?!pay|come)|an? (?:appointment|appt|booking|referral))
    |(?:faut[- ](?:tu|il)|dois[- ]je|est-ce (?:qu'il faut|que je dois)) (?!payer|que\b|annuler|venir)
    |(?:chiens?|dogs?|pets?|animaux)[- ]friendly
    |(?:can|may|could|puis|j?peux?|peut|ok|possible)\b.{0,24}\b
    (?:bring|come with|amener|emmener|apporter|venir avec) (?:my |mon |ma |mes |a |an |un |une |our |notre )?
    (?:
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
  )(?![a-z])`;
