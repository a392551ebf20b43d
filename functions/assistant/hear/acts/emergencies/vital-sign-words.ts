import { source } from '../../../patterns.ts';

const WHOSE = '(?:mon|ma) (?:pere|mere|gars|fille|fils|mari|femme|blonde|chum|bebe|frere|soeur|amie?)';
const WHO = '(?:il|elle|y|i|a|he|she|it|baby|bebe|dad|mom|papa|maman)';

export const consciousness = [
  source`
    (?:perdu|perd|lost|losing) (?:connaissance|conscience|consciousness)|inconscient\w*|unconscious
    |unresponsive|passed out|passing out|(?:about|going|gonna) (?:to )?(?:faint|pass out)|(?:m'|s')evanouir
    |vais perdre connaissance|blacked out|(?:est|s'est) evanoui\w*|evanouissement|fainted|fainting
    |tombe(?:e)? dans les pommes`,
  source`
    ${WHO} (?:ne )?(?:repond|reagit|respire|bouge|se reveille) (?:pas|plus|pus|pu)|ne repond (?:plus|pas)
    |${WHOSE} (?:ne )?(?:reagit|respire|bouge|se reveille) (?:plus|pus?)
    |(?<!
      \b(?:i|we|it|its|it's|that|traffic|bus|train|metro|subway|ferry|line|cars?|trucks?|everything)
      (?:(?:,? (?:that|which))?(?: is| are| am|'s|'?m|'?re|s)?) ?
    )(?:won't|isn't|isnt|is not|not|can't|wont|doesn't) (?:
      waking|wake|responding|respond|moving|breathing|come to
    )(?! (?:to (?:my|the|an|your) (?:e-?mail|message|call|text)|day|time|house|home|apartment))(?: up)?
    |(?<!phone |site |page |car |engine |system )collapsed|s'est effondree?`,
];

export const breathing = [
  source`
    (?:
      can't|cannot|cant|can not|trouble|difficulty|hard to|unable to|stopped|not|struggling to|problems?
      |hardly|barely
    ) (?:with )?breath(?:e|ing)|short(?:ness)? of breath
    |(?:arrive|capable|peux|peut|reussi\w*|est) (?:plus |pas |pu )(?:a |de |capable de )?respirer
    |(?:mal|difficulte|peine|misere|de la misere)s? a respirer|respire (?:plus|pas|mal|pu)
    |(?:s'|m')?etouffe(?:r|nt)?|choking|turning blue|(?:devient|vire) bleue?`,
];

export const heart = [
  source`
    (?!mal (?:de|au) coeur)(?:douleurs?|mal|pain|pression|pressure|serrement|tightness|heaviness|lourdeur)
    (?: [a-z]+){0,2}? (?:
      thoracique|(?:a|dans|in|au|at|on)? ?(?:la |le |my |ma |mon |the |l')?(?:poitrine|chest|coeur|thorax)
    )|chest (?:pains?|hurts|tightness|pressure)|douleurs? thoraciques?
    |(?:poitrine|chest) (?:me )?(?:serre|hurts?|is killing)`,
  source`
    (?:visage|face|bras|arm|bouche|mouth|jambe|leg|cote|side|sourire|smile)s? (?:[a-z]+ ){0,3}?(?:
      engourdi\w*|paralys\w+|droop\w*|numb|croche|tingling|affaissee?|tombe d'un bord
    )|engourdi\w* (?:du|dans le|au|d'un) (?:bras|visage|cote)|numb (?:arm|face|leg|side)|slurr(?:ed|ing)
    |(?:parle|speech|speaking) (?:tout )?(?:mele|croche|garbled|makes no sense)
    |(?:one|right|left) side (?:is |of \w+ )?(?:\w+ )?(?:weak|numb|paralyzed)`,
];
