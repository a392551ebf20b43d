import { globalPattern } from '../../patterns.ts';
import { isWithin, type Mention } from '../mention.ts';
import { nobodyBut } from './only-words.ts';

const ANYONE = globalPattern`
  \b(?:
    (?:avec |with )?(?:
      n'importe (?:qui|(?:lequel|laquelle)(?! (?:cette|la semaine|jour)))(?: d'entre (?:vous|eux|elles))?
      |peu importe (?:(?:avec )?qui|lequel|laquelle|la personne|le coiffeur|la coiffeuse)
      |(?:quelqu'un d'autre|une autre personne)(?! qu)
      |(?:some(?:body|one) else|another (?:person|stylist|barber))(?! than)|qui que ce soit|anyone|anybody
      |whoever
      |(?:any|either|whichever) (?:
        stylist|barber|person|mechanic|therapist|one of (?:you|them)
        |(?!(?:other|soon|early|late|monday|tues|wednes|thurs|fri|satur|sun)[a-z]*)[a-z]{4,}
        (?:ist|ician|er|or|ian)(?= *(?:$|[,.!]|is|works?|will|would))
      )|l'une? ou l'autre(?: (?:des|de vos) [a-z]+)?
      |n'importe quel(?:le)? (?!
        jour|heure|moment|date|semaine|temps|plage|service|matin|soir|apres|dispo|mardi|lundi|mercredi|jeudi
        |vendredi|samedi|dimanche
      )[a-z]{4,}(?:iste|ien|ienne|eur|euse|ier|iere|ologue|peute)|(?:any|either) of (?:them|you)
    )
    |no preference(?! (?:for|on|about|as to) (?:the )?(?:time|day|date|hour))
    (?: (?:for|on|as to) (?:who|the (?:person|stylist|barber)))?
    |(?:pas de|aucune) preference
    (?! (?:
        d'heure|de jour|de date|de journee
        |(?:pour|sur|quant a) (?:l'heure|le jour|la date|la journee|le moment)
      )
    )|(?:ca me )?(?:derange pas|est egal) (?:avec )?qui
    |(?:don't|doesn't|dont|doesnt|does not) (?:care|mind|matter)(?: with)? who(?:m)?
  )(?![a-z])`;

/** Where it does not matter who performs it: "anyone", « peu importe qui »; not "anybody but Tony". */
export const anyoneIn = (folded: string): readonly Mention[] => {
  const denied = nobodyBut(folded);
  return [...folded.matchAll(ANYONE)]
    .map((match): Mention => ({ kind: 'anyone', start: match.index, end: match.index + match[0].length }))
    .filter((one) => !isWithin(one, denied));
};
