import { source } from '../../../patterns.ts';

const ANIMAL = source`
  (?:
    dogs?|puppy|pup|cats?|kitten|kitty|rabbit|bunny|pet|chiens?|chiots?|chats?|chatons?|minou|pitou|toutou
    |lapins?|animal|ferret|furet
  )`;

export const animals = [
  source`
    ${ANIMAL}(?: [a-z']+){0,4} (?:
      ate|eaten|eat|swallowed|licked|drank|got into|mange[rz]?|avale|bouffe[rz]?|leche|bu
    )(?: [a-z']+){0,7} (?:
      chocolat\w*|raisins?|grapes?|xylitol|onions?|oignons?|rat poison|mort aux rats|antifreeze|antigel|gum
      |gomme|marijuana|weed|pot|cannabis|lis|lily|lilies|ibuprofene?|advil|tylenol
    )`,
  source`
    (?:hit|run over|struck|frappe(?:e|r)?|ecrase(?:e|r)?|heurte(?:e|r)?|renverse(?:e|r)?)(?: par| by)? (?:
    a |an |un |une |le |the )?(?:car|truck|char|auto|voiture|camion|bus|pickup|snowplow|charrue)`,
  source`
    ${ANIMAL}(?: [a-z']+){0,4} (?:won't stop|can't stop|keeps|arrete pas de|n'arrete pas de) (?:
      seizing|convuls\w+|shaking|trembl\w+
    )`,
];

/** It is an animal that is in danger. */
export const OF_ANIMAL = new RegExp(
  `\\b(?:my|our|the|mon|ma|notre|le|la|un|une|a)(?: [a-z]+)? ${ANIMAL}(?![a-z])`,
);
