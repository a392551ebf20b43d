import { globalPattern } from '../../patterns.ts';
import type { Mention } from '../mention.ts';
import { matchesOf } from '../text.ts';

const ANY_TIME = globalPattern`
  \b(?:
    (?:during|within|durant|pendant) (?:(?:your|the|normal|regular|les|vos|nos) )*(?:
      (?:business|opening|office|store|shop|work(?:ing)?) hours|heures (?:d'(?:ouverture|affaires)|de bureau|ouvrables)
    )|n'?importe (?:quand|kand|kan|qd|quelle (?:heure|journee|date)|quel (?:jour|moment|temps)|le(?:quel)? jour)
    |(?:peu |pas d')importe (?:quand|l'heure|le (?:jour|moment)|la (?:date|journee))
    |(?:l'heure|le jour|la date|l'heure et le jour|le moment) (?:m'|n')importe peu
    |(?:l'heure|le jour|la (?:date|journee)|le moment|quand)(?: (?:et|ni) (?:l'heure|la (?:personne|date|journee)|le jour))?,? (?:
    (?:ca|c'est|ce) )?(?:
      (?:ne )?(?:m'|me )?(?:derange(?:nt)?|change(?:nt)?|fait|importe(?:nt)?|est)(?: (?:vraiment|absolument))?(?: pas| rien| egal)
      (?: (?:important|grave|un probleme))?|m'est egal
      |(?:n'est |est |c'est )?pas (?:tres |si |vraiment )?(?:importante?|grave)
    )
    |(?:
      ca (?:m'est|me (?:derange|fait)|change) ?(?:egal|pas|rien)|je (?:m'en fous|m'en fiche)(?: de)?
      |je suis pas (?:difficile|regardante?) (?:sur|pour)
    ),? (?:quand|l'heure|le jour|le moment|quelle heure|quel jour)
    |(?:the )?(?:(?:exact )?time|day|date|hour)s?(?: (?:or|and) (?:time|day|date)s?)?
    (?: of (?:the )?(?:day|week))? (?:
      (?:really )?(?:doesn't|does not|doesnt|don't|dont) (?:really )?(?:matter|bother me)
      |(?:isn't|is not|is no) (?:important|an issue|a problem|a big deal|issue|problem)
    )
    |(?:i )?(?:don't|dont|do not) (?:really )?(?:care|mind)(?: about)?,? (?:
      when|what (?:time|day)|which day|the (?:time|day)
    )
    |(?:any|all|toutes les) (?:times?|hours?|heures?)
    (?= (?:is|are|works?|me |will|would|fits?|suits?|marchent|vont|conviennent|font))
    |peu importe (?:a )?(?:quelle heure|quel (?:jour|moment)|quelle (?:date|journee))
    |(?:at )?what(?:ever|soever) (?:times?|days?|hours?|dates?)
    (?: (?:works|suits|fits|is (?:good|best|fine)))?
    |(?:a |le |la )?(?:l'heure|jour|journee|moment|date) (?:
      que vous (?:voulez|preferez|pouvez|avez)|qui (?:vous )?(?:convient|arrange|adonne)(?: le mieux)?
    )|quand (?:ca|cela) (?:vous |t')(?:adonne|arrange|convient|va)(?: le mieux)?
    |when(?:ever)? (?:it )?(?:suits|works for|is (?:good|best|convenient) for|is easiest for) (?:you|u|them)
    |(?:my schedule|mon horaire) (?:is|est) (?:wide |pretty |very |tres |assez )?(?:open|flexible|ouverte?)
    |a votre convenance|at your convenience
    |(?:pas|aucune) (?:de )?preference (?:
      d'heure|de jour|de date|(?:pour|sur|quant a) (?:l'heure|le jour|la date|la journee|le moment)
    )|no preference (?:for|on|about|as to) (?:the )?(?:time|day|date)
    |any hour(?: (?:at all|whatsoever|of the day))?|any ?time(?: at all)?|whenever|any day|any date
    |(?:i'm |im |i am |je suis |chu |chui )?(?:pretty |tres |very )?flexible|tout me (?:va|convient)
    |quand (?:vous voulez|tu veux|vous pouvez)
    |(?<!
      \b(?:
        works?|working|travaille(?:nt)?|travaillons|bosse(?:nt)?|busy|occupee?|class(?:es)?|school|cours|ecole
        |l'ecole|lessons?|practice|pratique
    ) )(?:tous les jours|toute la semaine(?! (?:pro|du|d'|suiv))|every ?day|all week(?! of))
    |(?:laisse[rz]? (?:faire|tomber)|oublie[rz]?|forget(?: about)?) (?:
      l'heure|le jour|la date|the (?:time|day|date)
    )
  )\b`;

/** "Any time", « n'importe quand », "the day doesn't matter". */
export const anyTimes = (folded: string): readonly Mention[] =>
  matchesOf(folded, ANY_TIME).map(({ index: start, 0: { length } }) => ({
    kind: 'any_time',
    start,
    end: start + length,
  }));
