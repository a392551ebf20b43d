import { globalPattern, source } from '../../patterns.ts';
import type { Span } from '../mention.ts';
import { matchesOf } from '../text.ts';

const BUT_EN = '(?:but|other than|except(?: for)?|apart from|aside from|besides|than)';
const BUT_FR = "(?:que|qu'|sauf|sof|a part|excepte|hormis|hors)";
/** What the people of a team are called. */
export const TRADE =
  '(?:person|barber|stylist|hairdresser|groomer|doctor|dentist|therapist|mechanic|instructor|one)';
export const METIER =
  '(?:personne|coiffeu(?:r|se)|barbier|docteur|medecin|dentiste|therapeute|mecano|moniteur)';
/** What is denied of all the others; whoever does not mind, or asks, denies nobody. */
const DENIES = source`
  (?:[a-z]+n't|cannot|(?:wo|do|does|did|ca|would|will)nt|never|not|refuses?)
  (?: (?!mind\b|care\b|matter\b|you\b|know\b|there\b|that\b)[a-z]+){0,4}?`;

/** Before the one who is wished: "nobody but", "won't hear of anyone except", « personne d'autre que ». */
export const NOBODY_BUT = globalPattern`
  (?<![a-z'])(?:
    (?:
      (?:no ?body|no[- ]?one|none|no other ${TRADE})(?: else)?
      |${DENIES} any(?: ?(?:body|one)(?: else)?| other ${TRADE})
    ) ${BUT_EN}|(?<!\b(?:une?|autre|cette|quelle|la|meme|premiere|seule) )personne(?: d'?autre)? ${BUT_FR}
    |(?:pas|jamais|nul|aucune?) (?:(?:avec|par|d'|une?) ?)*autres?(?: ${METIER})? ${BUT_FR}
    |(?<!\bplutot )rien (?:que |qu')
  )(?: ?(?:with|to|by|avec|par|chez|pour))?(?= ?[a-z])`;

/** Where words stand that leave nobody but the one named behind them. */
export const nobodyBut = (folded: string): readonly Span[] =>
  matchesOf(folded, NOBODY_BUT).map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
