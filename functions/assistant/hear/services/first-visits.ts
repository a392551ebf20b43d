import { pattern } from '../../patterns.ts';
import type { Mention } from '../mention.ts';
import { readText } from '../text.ts';
import type { NamedService } from './service-matching.ts';

/** "My first visit", « j'y suis jamais allé ». */
const FIRST_TIME = pattern`
  \b(?:
    (?:my|his|her|our|a|the|very) first (?:ever )?(?:visit|time|appointment|appt|session)|first time (?:here|ever|for)
    |never (?:been|seen|had|done|tried|set foot|went|gone)|new (?:patient|client|here)
    |(?:ma|sa|notre|une|la|ben ma) (?:toute )?(?:premiere|1ere|1re) (?:fois|visite|seance|consultation)
    |(?:mon|son|un|le) (?:tout )?premier (?:rendez[- ]?vous|rdv|traitement)
    |jamais (?:alle|venu|vu|consulte|mis les pieds|essaye|eu|fait)|nouve(?:au|lle) (?:patient|client)
  )`;

/** "I already see one of you", « chu déjà suivie ». */
const FOLLOWED = pattern`
  \b(?:
    already (?:see|seeing|come|coming|going|a (?:patient|client)|(?:been )?seen)|(?:been )?seeing (?:him|her|you|one)
    |deja (?:suivie?|venue?|patiente?|cliente?|vue?|alle|un dossier)|suivie? (?:par|chez|aux|depuis)
    |(?:not|isn't|n't|pas) (?:my|his|her|our|the|ma|sa|la|mon) (?:first|premiere?)
  )`;

const GOES_ON = /\b(?:suivis?|follow[- ]?ups?|controle|reevaluation|maintenance)\b/;
const BEGINS =
  /\b(?:evaluations?|assessments?|consultations?|initiale?|premiere?|first|nouve(?:au|lle)|new)\b/;

/** Which of the services are called so, by any of their names. */
const called = (words: RegExp, services: readonly NamedService[]): ReadonlySet<string> =>
  new Set(
    services
      .filter(({ name, knownAs = [name] }) => knownAs.some((one) => words.test(readText(one).folded)))
      .map(({ id }) => id),
  );

/** Of what a word may mean, whoever comes for the first time wishes what begins, and who is followed what goes on. */
export const byVisit = (
  mentions: readonly Mention[],
  folded: string,
  services: readonly NamedService[],
): readonly Mention[] => {
  const words = FOLLOWED.test(folded) ? GOES_ON : FIRST_TIME.test(folded) ? BEGINS : undefined;
  if (!words || mentions.every((one) => one.kind !== 'service' || one.services.length < 2)) return mentions;
  const known = called(words, services);
  return mentions.map((mention): Mention => {
    if (mention.kind !== 'service' || mention.services.length < 2) return mention;
    const fit = mention.services.filter(({ id }) => known.has(id));
    return fit.length > 0 ? { ...mention, services: fit } : mention;
  });
};
