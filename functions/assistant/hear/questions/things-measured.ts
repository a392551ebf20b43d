import { pattern } from '../../patterns.ts';
import { isFunctionWord } from '../function-words.ts';
import { isKnownServiceWord } from '../services/service-words.ts';
import { wordsOf } from '../text.ts';
import { NO_THING } from '../thing.ts';

const LASTING: readonly RegExp[] = [
  pattern`
    \b(?:
      how (?:long|much time|many (?:minutes|hours)) (?:
        do|does|is|are|would|will|for|it takes? (?:for|to get|to do)
        |(?:does|would|will) it take (?:for|to get|to do)
      )
    ) (?:getting )?(?:an?|the|your)? ?([a-z][a-z' -]{2,40}?)
    (?: (?:takes?|last|run|be|usually|normally|generally)\b|$|[,.?!])`,
  pattern`
    \b(?:
      (?:combien|cb|cmb) de (?:temps|minutes|heures)(?: (?:ca|que ca|est-ce que ca))? (?:
        prend(?:ra)?|prennent|dure(?:nt|ra)?|faut|pour|(?:prend|dure|faut)[- ]?(?:tu|il)?
      )(?: (?:pour|pour faire))?|duree d[eu']
    ) ?(?:une?|le|la|les|l'|des)? ?([a-z][a-z' -]{2,40})`,
  pattern`
    (?:^|[,.!?] ?|\b(?:une?|le|la|les|des|vos) )([a-z][a-z' -]{2,40}?),? (?:ca |c'est )?
    (?:prend|dure|prennent|durent) combien`,
];

/** The words of what a length is asked of; nothing where they name nothing. */
export const lastingThing = (folded: string): string | undefined => {
  const said = LASTING.map((pattern) => pattern.exec(folded)?.[1]).find((words) => words !== undefined);
  const thing = said
    ?.replace(/\b(?:here|ici|chez vous|please|pls|svp|et|and|or|ou|for|pour|with|avec|on|in)\b.*$/, '')
    .trim();
  const isNamed =
    thing !== undefined && wordsOf(thing).length <= 3 && wordsOf(thing).some(isKnownServiceWord);
  return isNamed && !NO_THING.test(thing) ? thing : undefined;
};

/** What is priced where nothing in particular is meant, or what is no service. */
const NOTHING_PRICED = pattern`
  ^(?:
    pis\b|puis\b|(?:regarder|checker|voir|look(?:ing)?) |
    (?:my|mon|ma|mes) (?:
      board|boss|patronn?e?|conseil|insurances?|assurances?|assureur|insurer|husband|wife|mari|femme|records?
      |dossiers?|accountant|comptable
    )\b|lists?|liste|range|info\w*|idea|quote|appointments?|rendez-?vous|rdv|visite?s?|services?|sessions?
    |seances?|consult\w*|soumission|quote|estimate|everything|tout|total|prices?|prix|tarifs?|rates?|cost
    |couts?|first|premiere?|basic|regular|base|minimum|average|deposit|depot|tip|pourboire|taxe?s?|parking
    |stationnement|delivery|livraison|cancel\w*|annul\w*|one|ones|heures?|hours?|minutes?|personnes?|people
    |your|you|u|ya|yall|y'all|guys|vous|votre|vos|i|je|we|on|he|she|his|her|son|sa|moins|plus|less|most|chaque|each|per|par|extra
    |honoraires
    |there|ici|here|do|does|is|are|would|will|to|get|getting|faire|avoir
  )\b`;

const PRICED: readonly RegExp[] = [
  /\bwhat (?:do|does|would|will) (?:(?:an?|the|your) )?([a-z][a-z' -]{2,40}?) (?:cost|go for)\b/,
  pattern`
    \b(?:
      combien (?:
        coute(?:nt|rait)?|(?:vaut|valent)(?! (?:mon|ma|mes|notre|nos|cette|ce|la) )|est-ce que coute
        |(?:ca |c'?est |ce serait |ca serait )?(?:coute |couterait |coutera )?pour
        |vous (?:chargez|demandez) pour
      )|(?:prix|tarifs?|couts?) (?:de|du|des|d'|pour)|c'est combien(?: pour)?
    ) ?(?:(?:une?|les?|la|des|du|de la)(?![a-z])|de l'|l')? ?
    ([a-z0-9][a-z0-9' -]{2,40})`,
  pattern`
    \b(?:
      how much (?:do (?:you|u) (?:charge|ask) for|is it for|it is for|to get|is|are|for|does|do|would)
      |(?:prices?|costs?|rates?|fees?) (?:of|for)
    ) (?:(?:an?|the|your|some|getting an?)(?![a-z]))? ?
    ([a-z0-9][a-z0-9' -]{2,40})`,
];

const GREETING = '(?:(?:hi|hello|hey|bonjour|allo|salut|bonsoir)(?: there)?[ ,!.]+)?';

/** "Manicure price?", « manucure combien ? », « prix manucure »: nothing but what it is and the word for its price. */
const PRICED_BARELY: readonly RegExp[] = [
  pattern`
    ^\W*${GREETING}(?:(?:une?|le|la|les|an?|the|your) )?([a-z][a-z' -]{2,40}?),? (?:
      prices?|pricing|costs?|rates?|prix|tarifs?|combien|how much|c'est combien|ca coute combien
      |c'?est quoi le prix
    )(?: (?:svp|stp|please|pls|s'il vous plait|thanks|merci))?\W*$`,
  pattern`
    ^\W*${GREETING}(?:prices?|cost|prix|tarifs?|combien|how much)(?: pour| for)? (?:(?:une?|an?|the|la|les?)(?![a-z]))? ?
    ([a-z][a-z' -]{2,40}?)(?: (?:svp|stp|please|pls|s'il vous plait|thanks|merci))?\W*$`,
];

const pricedBarely = (folded: string): string | undefined =>
  PRICED_BARELY.map((pattern) => pattern.exec(folded)?.[1]).find(
    (said) => said !== undefined && !wordsOf(said).some(isFunctionWord),
  );

/** What follows a thing whose price is asked, and is no part of it. */
const BESIDE_PRICED = pattern`
  \b(?:
    here|ici|chez vous|there|aussi|also|too|please|pls|svp|s'il vous plait|stp|et|and|or|ou|for|pour|with|avec
    |cost|costs|run|coute|go|chez|at|sur|on|in|if|si|environ|a peu pres
  )\b.*$`;

/** "How much for a 4yr old" asks for no thing of that name. */
const AGE = /\d ?-?(?:ans?|mois|years?|yrs?|y\/?o|months?|weeks?|semaines?)(?![a-z])/;

/** Whom it is for, at whoever grooms or treats them: "how much for a golden retriever?" */
const OF_ANIMAL = pattern`
  \b(?:
    chiens?|chats?|chatons?|chiots?|dogs?|cats?|pupp(?:y|ies)|kittens?|lapins?|rabbits?|caniches?|poodles?|bergers?
    |shepherds?|labradors?|labs?|golden|retrievers?|[a-z]*doodles?|husk(?:y|ies)|chihuahuas?|shih|bichons?|yorkies?
    |yorkshires?|pugs?|carlins?|beagles?|boxers?|collies?|dachshunds?|teckels?|maltais|maltese|schnauzers?|bulldogs?
    |bouledogues?|cockers?|epagneuls?|spaniels?|terriers?|corgis?|pomeranians?|spitz|bernois|danois
  )\b`;

/** The words of what a price is asked of; nothing where they name nothing. */
export const pricedThing = (folded: string): string | undefined => {
  const words =
    PRICED.map((pattern) => pattern.exec(folded)?.[1]).find((said) => said !== undefined) ??
    pricedBarely(folded);
  const thing = words?.replace(BESIDE_PRICED, '').trim();
  const isNamed = thing !== undefined && thing.length >= 3 && wordsOf(thing).length <= 3 && !AGE.test(thing);
  const isThing = isNamed && ![NO_THING, NOTHING_PRICED, OF_ANIMAL].some((pattern) => pattern.test(thing));
  return isThing ? thing : undefined;
};

/** "Anything under $50?", « quelque chose en bas de 50 piasses », "what can I get for 50 bucks?" */
const AT_MOST: readonly RegExp[] = [
  pattern`
    \b(?:
      anything|something|quelque ?chose|(?:qq|kk)(?: ?ch(?:ose)?)|de ?quoi|rien|what(?:'s| is| do (?:you|u) have| can i get)
      |services?|soins?|options?
    )\b[a-z' ]{0,24}?\b(?:
      under|below|less than|cheaper than|for (?:max(?:imum)? )?|en bas de|en dessous de|moins de|sous|pour
    ) ?\$? ?(\d{2,4}) ?(?:\$|dollars?|piasses?|bucks?)?
    (?! ?(?:min|h\b|hours?|hrs?|heures?|ans?\b|years?|yrs?|km|days?|jours?|months?|mois|people|personnes?))`,
  pattern`
    \b(?:what can i (?:get|have)|quoi|qu'est-ce que je peux (?:avoir|faire faire)) (?:for|with|pour|avec) \$? ?(\d{2,4}) ?
    (?:\$|dollars?|piasses?|bucks?)`,
];
const OF_AGES = /\b(?:kids?|child\w*|enfants?|ages?|teens?|ados?|years?|ans)\b/;

/** The most that something may cost, where it is asked what there is for no more. */
export const mostToPay = (folded: string): number | undefined => {
  const said = AT_MOST.map((one) => one.exec(folded)?.[1]).find((amount) => amount !== undefined);
  return said === undefined || OF_AGES.test(folded) ? undefined : Number(said);
};
