import { pattern } from '../../patterns.ts';
import type { Mention } from '../mention.ts';
import { readText, type Text } from '../text.ts';
import type { NamedService } from './service-matching.ts';

/** "My first visit", « j'y suis jamais allé ». */
const FIRST_TIME = pattern`
  \b(?:
    (?:my|his|her|our|a|the|very) first (?:ever )?(?:visit|time|appointment|appt|session|one)
    |first time (?:here|ever|for)|never (?:been|seen|had|done|tried|set foot|went|gone)|new (?:patient|client|here)
    |(?:ma|sa|notre|une|la|ben ma) (?:toute )?(?:premiere|1ere|1re) (?:fois|visite|seance|consultation)
    |(?:mon|son|un|le) (?:tout )?premier (?:rendez[- ]?vous|rdv|traitement)
    |jamais (?:alle|venu|vu|consulte|mis les pieds|essaye|eu|fait)|nouve(?:au|lle) (?:patient|client)
  )`;

/** The answer to the question which one: "first time", « la première », « non, une nouvelle ». */
const FIRST_ANSWERED = pattern`
  ^(?:(?:oui|non|yes|no|nope|ouais|yep|euh|ben|c'est|c|it's|its|une?|a|la|the|just) |[,.!·]\s*)*
  (?:(?:toute )?(?:premiere|1ere|1re) (?:fois|visite)|first (?:time|visit)|premier (?:rendez[- ]?vous|rdv)|nouve(?:au|lle))
  [ .!]*$`;

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

/** What a text says of a visit, and by which word a service that begins, or that goes on, is called. */
const visitTold = (
  folded: string,
): { readonly words: RegExp; readonly said: RegExpExecArray } | undefined => {
  const followed = FOLLOWED.exec(folded);
  if (followed) return { words: GOES_ON, said: followed };
  const said = FIRST_TIME.exec(folded);
  return said ? { words: BEGINS, said } : undefined;
};

/** Asked which of some, "I've never been" and « une première visite » choose what begins, as far as it is called so. */
export const visitAnswered = ({ folded }: Text, asked: readonly NamedService[]): readonly Mention[] => {
  const answer = FIRST_ANSWERED.exec(folded);
  const told = answer ? { words: BEGINS, said: answer } : visitTold(folded);
  const fit = told ? called(told.words, asked) : new Set<string>();
  if (!told || fit.size === 0 || fit.size === asked.length) return [];
  const start = told.said.index;
  const services = [...fit].map((id) => ({ id, sure: 'certain' as const }));
  return [{ kind: 'service', start, end: start + told.said[0].length, services, isIndirect: true }];
};

/** Of what a word may mean, whoever comes for the first time wishes what begins, and who is followed what goes on. */
export const byVisit = (
  mentions: readonly Mention[],
  folded: string,
  services: readonly NamedService[],
): readonly Mention[] => {
  const { words } = visitTold(folded) ?? {};
  if (!words || mentions.every((one) => one.kind !== 'service' || one.services.length < 2)) return mentions;
  const known = called(words, services);
  return mentions.map((mention): Mention => {
    if (mention.kind !== 'service' || mention.services.length < 2) return mention;
    const fit = mention.services.filter(({ id }) => known.has(id));
    return fit.length > 0 ? { ...mention, services: fit } : mention;
  });
};
