import { pattern, source } from '../../patterns.ts';
import type { NamedService } from '../services/service-matching.ts';
import { readText } from '../text.ts';

const WHOSE = '(?:mon|ma|mes|notre|nos|son|sa|ses|my|our|his|her|the|le|la|les|l) ?';

/** What somebody feels, or has: "my tooth hurts", « j'ai mal au dos », "she's limping". */
const OF_A_BODY = source`
  (?:
    mal (?:a|au|aux|dans) (?:l[ae']|le |les |mon |ma |mes |une? )? ?[a-z]{3,}
    |(?:fait|font|faisait) (?:tres |ben |vraiment |assez |toujours )?(?:mal|souffrir)|(?:me suis|s'est|s'etait) (?:
      fait mal|blessee?|foulee?|tordue?|etiree?|coincee?|bloquee?|cognee?|barree?
    )
    |(?:douleurs?|enflure|bosse|torticolis|tendinite|sciatique|entorse|migraines?|maux de [a-z]+|carie|boutons?|plaie)
    (?! (?:sur|dans) (?:mon|ma|le|la) (?:auto|char|voiture|porte|pare))
    |(?:est|sont) (?:enflee?s?|rouges?|infectee?s?)|boite(?:nt)? (?:de|depuis|un|beaucoup)?|(?:se |s')(?:gratte|leche)
    |vois (?:plus )?(?:mal|flou|embrouille|double|moins bien)|vue (?:a |qui )?(?:baisse|change|embrouille)
    |${WHOSE}(?:[a-z]+ ){1,3}(?:hurts?|aches?|is (?:sore|swollen|killing me|infected|itchy|numb|stiff))
    |(?:hurt|sprained|twisted|pulled|tweaked|strained|threw out|injured|chipped|cracked) (?:my|his|her|a) [a-z]+
    |(?:have|has|having|got|'ve|with) (?:had )?(?:an? |this |some |bad |really |constant )*(?:
      tooth ?ache|cavity|rash|bump|lump|(?:sore|stiff|bad) [a-z]+|(?:[a-z]+ )?pain|migraines?|headaches?|sciatica
      |tendinitis|kink|limp
    )|(?:couronne|plombage|dent|broche|facette) (?:est |a |s'est )?(?:tombee?|cassee?|brisee?|decollee?|partie?)
    |(?:crown|filling|tooth|veneer|bracket) (?:just )?(?:fell (?:out|off)|came (?:off|out|loose)|broke)
    |(?:is|'s|been|keeps) (?:limping|scratching|itching|licking|vomiting|sneezing|coughing|drinking a lot)
    |(?:won't|not|stopped|hasn't been|isn't|quit) (?:eat|eating|drinking|sleeping)
    |(?:mange|boit|dort|urine|tousse|vomit|eternue) (?:plus|pus|pas|beaucoup|trop|souvent|mal|depuis)
    |(?:can't|cannot|can barely|don't) see (?:well|clearly|properly|as well|anything)
    |(?:my )?(?:vision|sight|eyesight) (?:is|has been|got|'s been|has)
  )`;

/** What a thing does no longer: "my chain snapped", « l'évier est bouché ». */
const OF_A_THING = source`
  (?:
    ${WHOSE}(?:[a-z]+ ){1,3}(?:
      is (?:broken|stuck|clogged|blocked|leaking|leaky|dead|cracked|dripping|making)|are (?:broken|loose|worn|shot|gone)
      |broke|snapped|cracked|won't (?!be )[a-z]+|doesn't (?:work|close|open|drain|start)|keeps? [a-z]+ing
    )|${WHOSE}(?:[a-z]+ ){1,3}(?:
      (?:est|sont) (?:brisee?s?|cassee?s?|bouchee?s?|bloquee?s?|brulee?s?|fissuree?s?|mort[es]*|finie?s?|usee?s?)
      |(?:a|ont|vient de) (?:casse|brise|lache|petee?|casser|briser|lacher)
      |(?:fait|font|fais) (?:un |du |des |de )?(?:drole de |gros |petit )?(?:drole de )?bruits?
      |coule|fuit|grince|goutte|(?:saute|ferme|ouvre|tourne|vide|chauffe|marche|fonctionne) (?:pas|plus|pus|mal)
    )|(?:water|puddle|leak) (?:under|in|on|from) (?:my|the)|(?:de l'eau|une fuite) (?:sous|dans|sur|en dessous)
  )`;

/** What a car or a bicycle has, which makes others late who have it on their way. */
const OF_A_VEHICLE = pattern`
  \b(?:
    flat tires?|(?:won't|doesn't|not|wouldn't) start|battery (?:is )?(?:dead|died)|dead battery|overheat\w*
    |(?:demarre|part|repart) (?:pas|plus|pus)|crevaison|crevee?s?|batterie (?:est )?(?:a plat|morte)|surchauffe
  )(?![a-z])`;
const VEHICLES =
  /\b(?:pneus?|tires?|freins?|brakes?|vidange|oil|velos?|bikes?|tune|moteur|engine|auto|car)\b/;

const TROUBLE = pattern`\b(?:${OF_A_BODY}|${OF_A_THING})(?![a-z])`;

/** What has been done for them already, or is wrong with it: a complaint, or no wish of anything new. */
const OF_WORK_DONE = pattern`
  \b(?:
    (?:depuis|apres|after|since) (?:que )?(?:you|vous|ma visite|my (?:visit|appointment)|the (?:visit|repair)|votre)
    |you (?:did|fixed|put|installed|sold|gave|cut|made|told)|vous (?:avez|m'avez|aviez)|(?:last|derniere) (?:visit|visite)
    |again|encore|warranty|garantie
  )(?![a-z])`;
/** On their way, or with an appointment that stands. */
const OF_A_VISIT = pattern`
  \b(?:
    late|retard|on my way|en chemin|en route|make it|be there|serai la|arrive|appointment|rendez[- ]?vous|rdv|appt
    |booking|cancel|annul\w*|deplac\w*|reschedul\w*|tantot|today at|aujourd'hui a
  )(?![a-z])`;

/** Sudden, or beside something worse: where it is not danger for sure, it is no common trouble either. */
const OF_DANGER = pattern`
  \b(?:
    sudden(?:ly)?|all of a sudden|out of nowhere|soudain\w*|subite?s?|subitement|d'un(?: seul)? coup|tout a coup
    |vomi\w*|throw(?:s|ing)? up|threw up|puk(?:e[sd]?|ing)|fever|fievre|blood(?! (?:tests?|work))|sang|bleed\w*|saign\w*
    |dizzy|etourdi\w*|faint\w*|passed out|evanoui\w*|confus(?:e[sd]?|ion)?|breath\w*|respir\w*|numb\w*|engourdi\w*
    |pregnan\w*|grossesse|enceinte|poitrine|chest
    |left arm|bras gauche|machoire|jaw|tete|head|sleepy|urine|pee
    |seizures?|convuls\w*|worst|pire|highway|autoroute|smoke|fumee?|gas|gaz
  )(?![a-z])`;

/**
 * Whether somebody tells what is wrong with them, an animal or a thing of theirs, as people do who want it seen to: "I have
 * a toothache". Not what went wrong with work that was done, what keeps them from coming, nor what may be an emergency.
 */
export const tellsTrouble = (message: string, services: readonly NamedService[]): boolean => {
  const { folded } = readText(message);
  if ([OF_WORK_DONE, OF_A_VISIT, OF_DANGER].some((one) => one.test(folded))) return false;
  const isOfVehicles = services.some(({ name, knownAs = [name] }) =>
    knownAs.some((one) => VEHICLES.test(readText(one).folded)),
  );
  return OF_A_VEHICLE.test(folded) ? isOfVehicles : TROUBLE.test(folded);
};
