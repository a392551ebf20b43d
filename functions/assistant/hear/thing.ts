import { pattern } from '../patterns.ts';

const OFFERED = pattern`
  \b(?:
    (?:faites|offrez|proposez|vendez|reparez|traitez|posez|donnez|avez|prenez|acceptez)[- ]?vous
    |vous (?:faites|offrez|proposez|vendez|reparez|traitez|posez|donnez|avez)|(?:fais|offres|vends)[- ]tu
    |tu fais
    |do (?:you|u|ya|y'all) (?:guys )?(?:also )?(?:do|offer|provide|sell|fix|repair|treat|carry|give|have|make|service|work on)
    |can you (?:do|fix|repair|treat|make)|you (?:guys )?(?:do|offer)
  )\s+(?:
    aussi |also |any |some |a |an |des |de |du |de la |de l'|d'|les |le |la |l'|un |une |the |my |mon |ma |
  mes |encore |still )*`;

/** Names no thing that is done. */
export const NO_THING = pattern`
  ^(?:
    both|two|deux|them|les deux|tous|toutes|all|\d+|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?
    |evenings?|mornings?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|nouve\w*|new|quoi|what|pis|puis
    |ca|cela|that|this|it|things?|choses?|another|d'autres?|times?|heures?|room|place|soon|early|late|long
    |much|many|free|cheaper|ever|better|autre\w*|other\w*|earlier|sooner|later|anything|something|quelque|plus|more
    |les?|questions?
    |you|vous|open|close
  )\b`;

/** What follows a thing that is asked about, and is no part of it. */
const BESIDE_THING = pattern`
  \b(?:
    here|ici|chez vous|there|aussi|also|too|please|svp|s'il vous plait|stp|et|and|or|ou|for|pour|on|this|next
    |pendant|durant|during|while|quand|when
    |tomorrow|today|tonight|demain|ce|cette
    |(?:(?:le|les) )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?
  )\b.*$`;

/** The words of what a question "do you do …?" is about; nothing where it names nothing. */
export const thingOf = (folded: string): string | undefined => {
  const match = OFFERED.exec(folded);
  if (!match) return undefined;
  const after = folded.slice(match.index + match[0].length);
  const words = /^[a-z0-9][a-z0-9' -]{1,50}/.exec(after)?.[0] ?? '';
  const thing = words.replace(BESIDE_THING, '').trim();
  return thing.length >= 3 && !NO_THING.test(thing) ? thing : undefined;
};
