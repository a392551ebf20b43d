import { globalPattern, source } from '../../patterns.ts';
import { EXCEPT } from './except-words.ts';

/** "Not …", « évitez … », "I hate …": refuses what stands behind it. */
export const refusesAfter = [
  source`
    (?:that|which|qui) (?:isn't|is not|aren't|are not|n'est pas|est pas|ne soit pas)
    |(?:don't|do not|dont) (?:book|put|schedule|give)(?: me| us)?(?: in)?
    |(?:ne )?(?:me )?(?:mets|mettez|booke|bookez|donne|donnez)(?:[- ]moi)? pas
    |(?:^|(?<=[.!?,;] ))(?:can't|cant|cannot)`,
  source`
    (?:
      tout|tous|toute|anything|n'importe (?:quand|quel jour|qui)|any ?time|any day|everything|anyone|anybody
      |everyone|all days?|every day
    ) (?:${EXCEPT}|but not|mais pas)(?: (?:pas|not|que))?`,
  'but not|mais pas',
  source`
    (?:(?:mais|but|et|and|ou|or) )?(?:
    non,? |non |surtout |absolument |vraiment |definitely |absolutely |please |preferably |plutot |toujours )*
    (?:pas|jamais|never|not)(?: (?:vraiment|trop|really|ever|necessairement))?(?: (?:de|d'|du|des|d))?
    (?! ?(?:ca|cela|this|that|it|those|these)(?:[- ]la)? ?[,.!;])`,
  source`
    (?:
      rien(?! (?:qui|ne|va|marche|coule|fonctionne|passe|descend|bouge|aide|fait|part|allume|demarre))
      |nothing(?! (?:
          goes|works|is|comes|drains|runs|moves|helps|happens|happened|worked|flows|fits|turns|starts|will|has
          |was|gets|seems
        )
      )|none|aucun(?:e)?|point
    )(?: (?:de|d'|on|le|la|for|pour))?`,
  source`
    (?:
      evite(?:r|z|s)?|avoid(?:ing)?|skip|exclu[srtez]*|exclude|excluding|j'evite|scrap(?: the)?
      |(?<!(?:avez|avais|ai|as|a|ont) )oublie[rz]?|forget(?: about)?|scratch|ditch
      |laisse[rz]? (?:faire|tomber)
    )`,
  // « Tant pis pour Julie »: of somebody or something that was chosen before.
  source`
    (?:
      tant pis pour|dommage pour|fini|too bad (?:for|about)|so much for|never mind(?: about)?|nevermind
      |no more|plus besoin d[e']|no need for
    )(?= ?(?:le |la |the |my |l')?·)`,
  source`
    (?:je |j')?(?:ne |n' ?)?(?:veux|veut|voudrais|aimerais|aime|tiens|want) pas
    (?: (?:de|d'|venir|avoir|prendre))*
    |(?:i )?(?:don't|do not|dont|wouldn't|would not|wouldnt|didn't) (?:really )?
    (?:want|like|need|do|wish|prefer|have|see)(?: (?:to|a|any|anything|the))*(?: (?:come|be|do|have|see))?
    (?: (?:in|on|with))?`,
  source`
    (?:il )?(?:ne )?(?:faut|faudrait|fallait) pas(?: que)?(?: (?:ce|ca|cela|on))?(?: (?:soit|tombe|vienne))?
    |pas que (?:ce|ca|cela) (?:soit|tombe)
    |(?:it |that )?(?:(?:must|should)(?: not|n't)|can(?: ?not|'t|t)) be(?! (?:there|here|in town))`,
  // "I don't drive at night", « je conduis pas le soir ».
  source`
    (?:don't|dont|do not|doesn't|doesnt|can't|cant|cannot|won't|no longer|hates?(?: to)?|avoids?)(?: like(?: to)?| want to)? (?:
      drive|driving
    )(?= (?:·|at|in|when))
    |(?:conduis|conduit|chauffe) (?:pas|pus?|plus)(?= (?:·|a |le |la |quand))`,
  'ni(?: (?:le|la|les|avec|pour))?|nor|neither(?! ?[,.!;])',
  source`
    (?:i |we |je |j'|j |on )?(?:really |vraiment )?(?:
      hate|can't stand|cannot stand|despise|dread|hais|hai|deteste|supporte pas
    )(?: (?:les|the|le|to come|to book|coming))?`,
  "(?:sans|without|minus)(?= ?(?:(?:le|la|les|an?|une?|any|the|my|mon|ma|mes|de|d') ?)?·)",
];

/**
 * "mardi non", "monday no": behind a time and at the end of its phrase a bare "no" refuses it, « non plus » before its
 * reason too.
 */
export const BARE_NO = globalPattern`
  (?<=· )(?:
    (?:non plus|non|no|nope|jamais|never|neither|nor)(?! ?\?)(?= ?(?:$|[.!,;]|mais|but|et |and ))
    |(?:non plus|neither)(?= (?:on|je|j'|j |il|elle|nous|c'est|y a|ya|mon|ma|i|i'm|we|we're|he|she|my) ?[a-z])
  )`;

const DAY = '(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?(?![a-z])';
const ALSO = ',? (?:and |or |nor )?';

/** "No mondays", "all days but no Tuesday", "no mon no wed": what can be counted, or told again, "no" refuses; "Monday" it corrects. */
export const NO_SUCH = globalPattern`
  \bno (?=${DAY}${ALSO}no ${DAY})|(?<=\b(?:but|except) |\bno ${DAY}${ALSO})no (?=${DAY})|
  \bno (?=
    (?:more |[a-z]+day |weekend |early |late )?(?:
      [a-z]+days|mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?
    )\b
  )`;
