import { source } from '../../../patterns.ts';

export const allergy = [
  source`
    (?:visage|face|gorge|throat|langue|tongue|levres?|lips?|yeux|eyes?|babines?)(?: [a-z]+){0,4}? (?:
    is |are |est |sont |qui )?(?:enfle\w*|gonfle\w*|swelling|swollen|swells|swelled|puff\w*|closing(?: up)?)
    |(?:gorge|throat) (?:qui |me |is )?(?:enfle|gonfle|serre|swelling|closing|tight)
    |(?:reaction allergique|allergic reaction|choc anaphylactique)`,
];

export const birth = [
  source`
    (?:my |her |the )?water(?:s)? (?:just )?broke|perdu (?:mes|ses|les) eaux
    |contractions (?:every|aux|toutes|are|sont|\d)|(?:i'm|im|is|she's) (?:in labou?r|miscarrying)
    |fausse couche|miscarriage`,
];

export const otherHarm = [
  source`
    (?:enceinte|pregnant|grossesse|pregnancy).{0,40}\b(?:saigne|saignements?|bleed\w*|sang|blood)
    |(?:saigne|saignements?|bleed\w*).{0,40}\b(?:enceinte|pregnant|grossesse|pregnancy)|hypoglycemi\w+
    |blood sugar (?:is )?(?:crash\w*|dropping|too low|super low|really low)|electrocut\w+
    |(?:3rd|third|2nd|second)[- ]degree burns?|brulures? (?:grave|au (?:2|3|deuxieme|troisieme)e? degre)
    |(?:almost |nearly )?drown(?:ed|ing)|noyade
    |(?:neck|nuque|cou).{0,30}\b(?:high fever|grosse fievre|forte fievre)`,
];

const INFECTED = '(?:pus|infect(?:e|ee|ed|ion)|enfle(?:e|es)?|swollen|oozing|suinte)';

const FEVER = '(?:fievre|fever|frissons|chills)';

export const infection = [`${INFECTED}\\b[^!?]{0,60}\\b${FEVER}|${FEVER}\\b[^!?]{0,60}\\b${INFECTED}`];

export const fever = [
  source`
    (?:bebe|baby|newborn|nourrisson|infant|nouveau-ne|toddler)
    (?=.{0,50}(?:fievre|fever|39|40|10[2-5]|convuls|mou\b|limp|letharg))
    |(?:fievre|fever|temperature)(?: [a-z]+){0,3} (?:39[.,]5|4[012]|10[4-6])(?!\d)
    |(?:stiff neck|raideur (?:a |de |dans )?(?:la |le )?(?:nuque|cou))(?=.{0,40}(?:fievre|fever))
    |(?:machoire|jaw|visage|face|joue|cheek)(?: [a-z]+){0,3} (?:enfle\w*|swollen)(?=.{0,40}(?:fievre|fever))`,
];
