import { pattern } from '../../patterns.ts';

/** "How much is a cut?" */
export const PRICE = [
  // What is wished "at that price" was told already.
  pattern`
    \b(?<!\b(?:(?:at|for) (?:that|this|the same)|(?:a|pour) (?:ce|le meme)) )(?:
      prix|tarifs?|tarification|couts?|coute(?:nt|rait|ra)?
      |combien (?:
        ca|cela|est[- ]ce|c'est|pour|vaut|vous (?:charge|demande)|tu charge|charge|je (?:dois|paie)|va me
        |de piasses
      )|c ?'?(?:est)? combien|cest combien|cb (?:pour|ca|coute|le|la|les|une?|c|c'est|d'argent)
      |(?:ca |sa )?coute cb|c cb|ca (?:fait|ferait|fera) combien|ca (?:ferait|fait) cb|cb (?:pr|p)\b
      |ca revient|combien\s?\??\s*$|combien (?:une?|le|la|les|l'|des|d'argent)|pric(?:e[sd]?|ing)|costs?
      |how much(?! time| long)|(?:your|the|what(?:'s| are)?(?: the| your)?) (?:rates?|fees?)
      |frais de (?!retard|annul)|honoraires|gratuite?s?|free of charge|is it free
      |is (?:the|your|an?) [a-z -]{2,24} free(?= *(?:$|\?))
      |(?:est-ce (?:que c'est |tres |si )?|c'est-tu |c'est tu )cher|(?:c'est|ca coute) cher ?\?
      |(?:is it|how) expensive|how much|do (?:you|u|they)(?: guys)? charge|vous chargez|chargez[- ]vous
      |have to pay|payante?s?|(?:is|are) there (?:a|any|an|an extra|any extra) (?:fees?|charges?|costs?)
      |(?:il )?y ?a[- ]?(?:t[- ]?)?(?:il|tu) (?:des |d'autres )?frais|gratis|for free|free of cost
      |complimentary|on the house|(?:do i|do we|have to|gotta|got to|need to) pay for
      |(?:something|anything) to pay
      |(?:what(?:'?s| does| do| will| would| is)) (?:·|[a-z' -]){2,40} (?:run|set me back|cost me|go for)
      (?: me| ya| you)?
      |(?:rentre|entre|fitte?|fits?)(?:[- ]?(?:elle|il|t-elle|t-il|ca))?
      (?: (?:
          la[- ]dedans|dans (?:mon|le|ce) (?:budget|prix)|(?:in|within) (?:my|that|the) (?:budget|price)
          |my budget
        )
      )|(?:in|within|under|over|dans) (?:my|mon|the) budget
    )(?![a-z])`,
  pattern`
    \b(?:
      (?:de |a )?quel (?:(?:est |serait )(?:le |votre ))?(?:montant|budget)
      |(?:monte|s'eleve|parle) (?:a|de) combien|dans les combien|ballpark|what(?:'?s| is) the damage
      |what(?:'s| is) (?:an?|the|my|our) (?:·|[a-z' -]){2,30} worth|how pricey|how many (?:bucks|dollars)
      |what do (?:you|u)(?: guys)? ask for(?! as\b)
      |what would (?:i|we) pay|combien vous demandez
      |(?:est|serait) a combien(?! d[e'])|what(?:'?s| is| would be) the (?:bill|total)
      |what (?:would|will|do) (?:i|we) owe
      |(?:c(?:'?est)?[- ]?t[ui]|c'est|is (?:it|that)|ca fait) \$? ?\d{2,4} ?\$? (?:ou|or) \$? ?\d{2,4}(?! ?(?:min|m\b|h))
    )(?![a-z])`,
];

/** "How much for both?" */
export const SUM = pattern`
  \b(?:
    (?:combien|how much|prix|price|cost|coute|total|fait|piasses?)\b.{0,80}\b(?:
      en tout|au total|ensemble|tout ensemble|pour (?:les|nous) (?:deux|trois|2|3)|altogether|all together|in total
      |for both|for all (?:of )?(?:them|three)|together|combined
    )|(?:le |the |prix )?total(?: price| cost)?(?: (?:pour|for|of|de))?\b
    |^\W*(?:and |et |pis )?(?:both|les deux) (?:together|ensemble)|combined (?:price|cost)
    |(?:prends?|prendre|take|get|do|want) (?:les |the )?(?:deux|2|trois|3|both|all three)\b.{0,24}?\b
    (?:combien|how much|fait|cost|prix|price|total)
    |(?:combien|how much|cost|prix|price).{0,40}?\b(?:prends?|prendre|take|get|do) (?:les |the )?
    (?:deux|2|trois|3|both|all three)
  )(?![a-z])`;

/** "Your cheapest service", « le moins cher ». */
export const CHEAPEST = pattern`
  \b(?:
    (?:le|la|les|votre|vos) (?:service |forfait |coupe |soin )?(?:
      moins (?:cher|chere|chers|couteux|couteuse|dispendieux|dispendieuse)|plus (?:abordable|economique)
    )s?|cheapest|least expensive|most affordable|lowest price|(?:prix|tarif) (?:le )?plus bas
  )(?![a-z])`;

/** "Your most expensive service", « le plus cher ». */
export const DEAREST = pattern`
  \b(?:
    (?:le|la|les|votre|vos) (?:service |forfait |coupe |soin )?plus (?:
      cher|chere|couteux|couteuse|dispendieux|dispendieuse
    )s?|most expensive|priciest|dearest|highest price|costs? the most|coute le plus
  )(?![a-z])`;
