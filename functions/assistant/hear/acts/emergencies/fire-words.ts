import { source } from '../../../patterns.ts';

export const fire = [
  source`
    (?:est|is|pris|prend|en|on|caught|catching|there's a|y a (?:le|un)) (?:en )?(?:feu|fire)
    (?! ?(?:alarm|place))|house fire|car fire
    |(?:(?:des|les|y ?a d(?:es|e la)|there's|theres|there is|there are|of|voit des|see) )?(?:flam(?:m)?es?)\b
    (?! (?:tattoo|design|retardant))
    |(?:engine|motor|moteur|hood|capot|car|truck|char|auto|voiture|oven|four|prise|outlet)(?: [a-z']+){0,3} (?:
    is |are )?(?:smok(?:es|ing)|fume|boucane|brule|burning)
    |(?:smoke|fumee|boucane)(?: [a-z']+){0,4} (?:hood|engine|motor|moteur|capot|dash|wall|murs?)
    |(?:sen[st]|pue)(?: [a-z']+){0,3} (?:le |du )?(?:gaz|propane)
    (?= .{0,30}\b(?:
        maison|logement|appart\w*|condo|duplex|triplex|sous-sol|cuisine|bloc|immeuble|ici|visite|propriete
        |chalet|plex
      )\b
    )|(?:fuite|odeur|leak|smell\w*)(?: \w+){0,2} (?:de |of )?(?:gaz|gas)(?! (?:tank|station))
    |gas (?:leak|smell)|carbon monoxide|monoxyde
    |(?:brakes?|freins?) (?:[a-z']+ ){0,3}?(?:
      gave out|failed|failing|lachent|lache|ne repondent plus|repondent plus
    )(?=.{0,40}(?:highway|autoroute|driving|conduis|route|pont|bridge))`,
  "i'm dying|je (?:vais mourir|meurs)\\b|enfant (?:est )?(?:inconscient|ne respire)",
];
