import { source } from '../../../patterns.ts';

export const wounds = [
  source`
    (?:saigne(?:nt|r)?|bleed(?:s|ing)?)(?! (?:de la |des |du |de ses |of the |from the )?(?:gencives?|gums?))
    (?:
      .{0,20}(?:beaucoup|a lot|heavily|pas|stop|arrete|everywhere|partout|badly|gushing|profusely)|\W*$
    )
    |(?:bleeding|bleeds|saigne) (?:from|de|du) (?:the |his |her |my |la |sa |ma |le |son |mon )?(?:
      head|tete|neck|cou|throat|gorge|eyes?|oeil|ears?|oreilles?
    )|(?:won't|n'arrete pas de|arrete pas de|doesn't|not) (?:stop )?(?:bleed\w*|saigner)|hemorrag\w+
    |perd(?:s|u)? (?:beaucoup de|du) sang|blood (?:is )?(?:everywhere|gushing|pouring)|du sang partout
    |(?:vomi\w*|throwing up|coughing up|crache\w*|tousse) (?:du )?(?:sang|blood)`,
  source`
    (?:cut|sliced|chopped|lost|severed) (?:off )?(?:my|his|her|a|the|two|part of (?:my|his|her)) (?:
      finger|fingers|thumb|hand|toe|arm|foot
    )(?! nail)(?: (?:off|clean))?
    |(?:coupe|sectionne|arrache|perdu) (?:un |le |mon |son |deux )?(?:doigts?|pouce|orteils?|mains?)
    (?! (?:de|d'))|coupee? (?:tres )?profond\w*|deep (?:cut|gash|wound)|stab(?:bed|bing)|gun ?shot
    |(?:got|been|was) shot|poignard\w+
    |(?:os|bone)s? (?:[a-z']+ ){0,3}?(?:sort|depasse|sticking|showing|coming out|visible|poking)|open fracture
    |fracture ouverte`,
  source`
    (?:hip|leg|neck|back|skull|spine|hanche|jambe|cou|crane|colonne|dos|bassin) (?:[a-z]+ ){0,2}?
    (?:is |est |looks |semble )?(?:broken|brisee?|cassee?|fracturee?)
    |(?:can't|cannot|cant|unable to|est (?:pas|plus|pu) capable de|peut (?:pas|plus|pu)|arrive (?:pas|plus) a) (?:
    se )?(?:get up|stand up|move|relever|lever debout)(?= *(?:$|[.,!?]))
    |(?:knocked out|lost) (?:my|his|her|a|two) (?:front )?(?:tooth|teeth)
    |(?:tooth|teeth|dents?) (?:[a-z']+ ){0,3}?(?:knocked out|arrachees?|tombee? (?:apres|suite|dans un))`,
];

/** By which a concussion gets worse; alone it is assessed, like much else. */
const WORSE = source`
  (?:
    vomi|throw(?:s|ing|n)? up|threw up|puk(?:es?|ing)|confus|mele|slurr|sleepy|endormi|wak(?:e|ing) up|passed out
    |inconscient|unconscious|blood(?! ?(?:tests?|work|sugar))|bleed|saigne|(?<!prises? de )sang
  )`;

export const headInjury = [
  source`
    (?:head|brain|skull) (?:injury|trauma)|concussion symptoms|(?:concussion|commotion)(?=.{0,60}\b${WORSE})
    |${WORSE}[a-z]*(?=.{0,60}\b(?:concussion|commotion))
    |(?:cogne|frappe|fait mal|hit|hurts?|bang(?:ed)?|smack(?:ed)?|fell on|tombee? sur)(?: [a-z']+){0,3} (?:tete|head)
    (?=.{0,60}(?:vomi|dizz|etourd|confus|mele|sang|blood|bleed|saigne|unconscious|out|endormi|sleepy|knocked))`,
];

export const poison = [
  source`
    poison(?:ed|ing)|empoisonn\w*|intoxique\w*
    |(?:aval\w+|bu|bois|mange|swallow(?:ed|s)?|drank|ate|ingest\w*|drunk)(?: [a-z'0-9]+){0,4} (?:
      javel|bleach|batteries|battery|batteries|pile(?: bouton)?|magnets?|aimants?|antigel|antifreeze|detergent
      |savon a vaisselle|lessive|tide pods?|pills|pilules|medicaments|comprimes|medication|chemicals?
      |produits? chimiques?|poison|drano|acid(?:e)?|thinner|gasoline|essence|coins?
    )
    |(?:took|taken|swallowed|pris|avale) (?:[a-z]+ )?(?:
      too many|a whole bottle|a bunch of|all (?:my|the)|trop de|toute (?:la|une) bouteille|plein de
    ) (?:pills|pilules|tylenol|advil|medicaments|comprimes|medication|meds|de pilules|of pills)?`,
];
