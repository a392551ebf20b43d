import { source } from '../../patterns.ts';

const SPORT = source`
  hockey|soccer|foot(?:ball)?|basket(?:ball)?|volley(?:ball)?|baseball|softball|tennis|golf|ski|patin(?:age)?
  |skating|natation|piscine|swimming|karate|judo|taekwondo|gym(?:nastique|nastics)?|yoga|pilates|zumba
  |crossfit|danse|dance|ballet|bowling|quilles|curling|badminton|ringuette|ringette|cheer(?:leading)?|escalade
  |arena|dek|spinning|aquaforme`;
const LESSON = source`
  piano|violon|violin|guitare?|musique|music|theatre|drama|chorale|choir|choeur|band|scouts?|cadets|orchestre
  |orchestra|pratiques?|practices?|entrainements?|training|repetitions? de [a-z]+|rehearsals?
  |cours(?: d(?:e |')[a-z]+)?|lecons?|lessons?|class(?:es)?|tournois?|tournaments?|competitions?|matchs?
  |games?|meets?|catechese|messe|church|eglise|benevolat|volunteering|therapie|therapy|physio|tutor(?:at|ing)
  |garderie|daycare|school|l'ecole|ecole|custody|garde partagee`;
const ACTIVITY = `(?:${SPORT}|${LESSON})`;
const CHILD = source`
  (?:
    petits?[- ]?enfants|grand-?kids|enfants|kids?|children|flos|gars|garcons?|fils|filles?
    |plus (?:vieux|vieille|jeune)|jumea(?:u|ux)|jumelles|twins|boys?|girls?|sons?|daughters?|oldest|youngest
    |mari|chum|femme|blonde|conjointe?|husband|wife|partner
  )`;
const WHOSE =
  "(?:(?:mon|ma|mes|my|the|our|nos|notre|les|le|la|l'|un|une|a|an|his|her|their|son|sa|ses|leurs?) ?)";
const OF_CHILD = source`
  (?: (?:des|de|du|avec|with|for|for the|a) ?(?:${WHOSE})?${CHILD}
    | (?:artistique|libre|practice|class(?:es)?|lessons?|games?|training|night)
  )*`;
/** Somebody who is close to the visitor. */
export const KIN = source`
  (?:
    (?:mon|ma|mes|my|our|nos|notre|his|her|son|sa) (?:[a-z]+ )?(?:
      partner|fiancee?|husband|wife|boyfriend|girlfriend|bf|gf|roommate|chum|blonde|mari|femme|conjointe?|copain
      |copine|coloc|mere|pere|mom|mum|dad|mother|father|brother|sister|frere|soeur|babysitter|gardienne|sons?
      |daughters?|fils|filles?|gars|kids?|enfants?|ados?|teens?
    )
  )`;
const THEY = '(?:il|elle|ils|elles|he|she|they)';
const AWAY = source`
  (?:
    working|away|on the road|out of town|at (?:work|school|the office)|sur la route|parti(?:e|s|es)?
    |a l'exterieur|en voyage|au travail|a l'ecole|a la job
  )`;
const WORKS =
  '(?:works?(?! (?:for|with|best|great|well|fine|better|out|too)\\b)|travaille(?:nt)?|bosse(?:nt)?)';
/** Where somebody works; no place that one visits. */
const WORKPLACE = source`
  (?:
    store|shop floor|plant|factory|warehouse|restaurant|diner|hospital|bank|farm|library|daycare|mill|mine|kitchen
    |magasin|usine|entrepot|quincaillerie|epicerie|depanneur|hopital|banque|caisse|ferme|bibliotheque|garderie
    |boutique|boulangerie|cuisine|moulin
  )(?![a-z])`;
const AT = '(?: (?:le|la|les|on|every|each|ce|this|tous les|a|at)(?= |$))?';

/**
 * What takes somebody's time: « j'ai le hockey des enfants », "my son has swimming", "I coach soccer", « je garde mes
 * petits-enfants ». Whatever time is told beside it is not free.
 */
export const OCCUPATIONS: readonly string[] = [
  source`
    (?:
      i have|i've|i've got|i got|i do|we have|we've got|we've|j'ai|jai|on a|nous avons|c'est|(?<=· ?)(?:is|are|c)
    ) (?:
      ${WHOSE}
    ){0,2}(?:${CHILD}(?:'s|s'|s)? )?${ACTIVITY}${OF_CHILD}${AT}`,
  source`
    (?:${WHOSE})(?:deux |two |petite?s? |little )?${CHILD} (?:
      a|ont|has|have|'s got|have got|fait|font|does|do|joue|jouent|plays?
    )(?: (?:au|du|de la|a la|un|une))? ?(?:${WHOSE})?${ACTIVITY}${OF_CHILD}${AT}`,
  source`
    (?:i|we|je|j'|on|nous) ?(?:
      coach(?:e|es|ons)?|play|joue|teach|enseigne|train|m'entraine|practi[cs]e|pratique|rehearse|repete
      |fais du|fais de la|fais de l'|fait du|do|go to|vais (?:au|a la|a l'|a)
    ) ?(?:${WHOSE})?${ACTIVITY}${OF_CHILD}${AT}`,
  // « Le mardi je dialyse », "Tuesdays I bowl".
  source`
    (?:i|we|je|j'|on|nous) ?(?:
      dialyse|danse|dance|chante|sing|nage|swim|bowl|skate|patine|curl|golfe?|hunt|chasse|fish|peche|etudie
      |study|enseigne|teach|volunteer|m'entraine|repete|rehearse|jeune|fast
    )(?: (?:in|at|with|for|dans|avec|a|au|aux|en|pour) ?(?:(?:le|la|les|un|une|mon|ma|mes|my|the|an?) )?[a-z]+
    )?(?: (?:le|la|les|on|every|each|tous les))?
    (?= ?(?:$|[.,;!?·]|so\b|donc\b|alors\b|faque\b|but\b|mais\b|et\b|and\b))`,
  source`
    (?:je suis|j'suis|chu|chui|on est|i'm|im|i am) (?:toujours |always )?(?:en|in|on) (?:
      dialyse|dialysis|chimio|chemo|traitement|treatment|formation|training|stage|therapie|therapy|physio
      |repetition|rehearsal|tournage|tournee|tour|appel|audience|court|conference|class|surgery|chirurgie
    )(?: (?:le|la|les|on|every|each|tous les))?`,
  source`
    (?:i|we) (?:volunteer|babysit|baby-sit|tutor)(?: (?:the|my|our) [a-z-]+)?(?: on)?
    |(?:je |j'|on )(?:
      garde (?:mes|les|nos|ma|mon|la|le) (?:petits?[- ]?)?(?:
        enfants?|filles?|fils|neveux?|nieces?|mere|pere|parents|bebe|flos
      )|fais du benevolat|suis benevole
    )(?: le| la)?`,
  source`
    (?:i have|i've got|i get|i got|j'ai|on a) (?:
      my|the|our|mes|les|nos|la garde(?: de| des)?(?: mes| nos)?|custody of (?:my|the)
    ) ?(?:petits?[- ]?enfants|grandkids|enfants|kids|children|boys|girls|filles|gars|twins|jumeaux)
    (?! (?:pour|for|to|a (?:faire|couper)|who|qui|that|avec|with|and|et|in tow)\b)(?: (?:on|every))?`,
  source`
    (?:i |we |je |j'|on )(?:drive|take|bring|run|conduis|amene|emmene|reconduis) (?:${WHOSE})${CHILD} (?:
      to|a|au|a la|aux
    ) ?(?:${WHOSE})?${ACTIVITY}${AT}`,
  // "My partner works weekends", « mon fiancé est sur la route la semaine ».
  source`
    ${KIN} (?:always |toujours |usually |souvent )?(?:${WORKS}|(?:is|are|est|sont) ${AWAY})
    (?: (?:on|every|during|pendant|le|la|les|tous|toutes))*`,
  source`
    (?:${KIN}|${THEY}) (?:a|ont|has|have) (?:des |de |du |un |une |ses |son |sa |his |her |their |an? )?
    (?:${ACTIVITY}|travail|work|job)${OF_CHILD}${AT}`,
  source`
    (?:i|we|je|on) (?:watch|mind|look after|garde|gardons) (?:${WHOSE})?(?:
      petits?[- ]?enfants|grand-?kids|grand-?children|kids|children|enfants|nieces?|nephews?|neveux?
    )(?: le| la| on)?`,
  // "I do the afternoons at the store", « les après-midis je suis au magasin ».
  source`
    (?<!\b(?:can|could|may|should|if) )(?:i|we|he|she|they) (?:do|does|cover|covers|have|has)
    (?= ?·+ (?:at|in|for|over at) (?:the|my|our|his|her) (?!same|least|morning|moment|meantime)[a-z])`,
  source`
    (?:
      (?:i'm|im|i am) (?:always )?(?:at|in) (?:the|my) ${WORKPLACE}
      |(?:je suis|j'suis|chu|chui) (?:toujours )?(?:au |a la |a l'|dans le |dans la )${WORKPLACE}
    )(?: (?:le|la|les|on|every|each|tous les))?`,
  source`
    (?:i'm|im|i am|we're|je suis|j'suis|chu|chui|on est) (?:out )?(?:on|sur|at|in) (?:
    the |les |un |des |la |mes |my )?(?:job ?sites?|work ?sites?|chantiers?|road|route|field|terrain)
    (?: le| la| on| all day| toute la journee)?`,
];
