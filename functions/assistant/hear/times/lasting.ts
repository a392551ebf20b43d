import { pattern, source } from '../../patterns.ts';

/** The time is that of the visit: "how long does the appointment last". */
const OF_VISIT = pattern`
  \b(?:
    appointments?|appts?|sessions?|seances?|rendez-?vous|rdvs?|visits?|visites?|take|takes|prend|prends
    |long is
  )(?![a-z])`;
/** What comes of it: until it fades, or has to be done again. */
const OF_RESULT = pattern`
  \b(?:
    results?|resultats?|effects?|effets?
    |(?:before|until|till|avant que?|avant qu'|jusqu'a ce que?) (?:it|they|that|i|my|the|ca|ce|je|il|elle)
    [a-z' ]{0,16}? ?(?:
      fades?|wears?|goes|falls?|comes?|grows?|needs?|has to|have to|parte?|tombe|disparaisse|dois|faut|doive
    )|hold up|holds?|good for|tient|tiennent|tien|tenir
    |(?:combien|cmb|cb) de (?:jours?|semaines?|mois|annees?|lavages)
    |how many (?:days|weeks|months|years|washes)|refaire|redone|need (?:it|to) (?:again|redo)
  )(?![a-z])`;
const LASTS = /\b(?:lasts?|lasting)(?![a-z])/;
const DURE = /\b(?:dure(?:nt|rait|ra)?|dura)(?![a-z])/;
/** What is there to last, once it is done. */
const KEEPS = source`
  whitening|blanchiments?|bleaching|fillings?|plombages?|crowns?|couronnes?|veneers?|facettes?|implants?
  |dentures?|protheses?|lash(?:es)?|cils|extensions?|rallonges?|gel|acrylics?|shellac|vernis|polish
  |mani(?:cure)?s?|pedi(?:cure)?s?|manucures?|ongles|nails|wax(?:ing)?|epilation|perms?|permanentes?|keratine?
  |botox|fillers?|microblading|tattoos?|tatouages?|spray tan|bronzage|tans?|tints?|henne|henna|brakes?|freins
  |tires?|pneus|batter(?:y|ies|ie)|coating|sealant|scellant|wax job`;
const OF_KEPT = new RegExp(`\\b(?:${KEEPS})(?![a-z])`);
/** In English these too "take" while they are done, and "last" afterwards. */
const OF_COLOUR = /\b(?:colou?rs?|colou?ring|balayages?|highlights|dye|dye job|blow-?dry|blow-?out)(?![a-z])/;
const ASKS = /\b(?:combien|cmb|cb|how (?:long|many|much)|does|do|will|long)(?![a-z])/;

/**
 * "How long does whitening last", « une manucure, ça tient combien de temps »: how long what is done will last, and not
 * how many minutes doing it takes. Only the owner knows.
 */
export const asksHowLongItLasts = (folded: string): boolean => {
  if (!ASKS.test(folded)) return false;
  if (OF_RESULT.test(folded)) return true;
  if (OF_VISIT.test(folded)) return false;
  if (LASTS.test(folded)) return OF_KEPT.test(folded) || OF_COLOUR.test(folded);
  return DURE.test(folded) && OF_KEPT.test(folded);
};
