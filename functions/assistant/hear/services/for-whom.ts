import type { ServiceSaid } from '../../frame.ts';
import type { Audience, AudienceSaid } from './audience.ts';
import { AUDIENCES, kernelOf } from './known-names.ts';
import type { KnownName } from './service-matching.ts';
import { meaningOf } from './service-words.ts';

/** For babies too, though nobody calls every baby so. */
const NEWBORN: ReadonlySet<string> = new Set(['newborn']);

const isFor = (word: string, audience: Audience): boolean =>
  meaningOf(word) === audience || (audience === 'bebe' && NEWBORN.has(word));

/** Whether one of a service's names tells that it is for them. */
const suits = (id: string, audience: Audience, names: readonly KnownName[]): boolean =>
  names.some((known) => known.id === id && known.words.some((one) => isFor(one, audience)));

/** Those of some services whose names tell that they are for somebody's age. */
const ofAge = <Service extends { readonly id: string }>(
  services: readonly Service[],
  age: AudienceSaid['age'],
  names: readonly KnownName[],
): readonly Service[] =>
  age
    ? services.filter(({ id }) => age.suits(names.find((one) => one.id === id && one.called)?.called ?? []))
    : [];

type Whom = Pick<AudienceSaid, 'audience' | 'age'>;

/** Told by how old they are, and not by being a man or a woman. */
const isByAge = ({ audience, age }: Whom): boolean =>
  age !== undefined || (audience !== 'femme' && audience !== 'homme');

/** The only one that is for no child, and no senior. */
const forGrown = <Service extends { readonly id: string }>(
  services: readonly Service[],
  names: readonly KnownName[],
): readonly Service[] => {
  const isForSome = (id: string): boolean =>
    (['enfant', 'bebe', 'aine'] as const).some((audience) => suits(id, audience, names)) ||
    (!suits(id, 'adulte', names) && ownNames(id, names).some(({ words }) => tellsAge(words)));
  const grown = services.filter(({ id }) => !isForSome(id));
  return grown.length === 1 ? grown : [];
};

/** Those of some services that are for them: where none is for babies, those for children. */
export const forThem = <Service extends { readonly id: string }>(
  services: readonly Service[],
  whom: Whom,
  names: readonly KnownName[],
): readonly Service[] => {
  const { audience, age } = whom;
  const aged = ofAge(services, age, names);
  if (aged.length > 0) return aged;
  const fit = services.filter(({ id }) => suits(id, audience, names));
  if (fit.length > 0) return fit;
  if (audience === 'bebe') return forThem(services, { audience: 'enfant' }, names);
  return audience === 'adulte' || audience === 'aine' ? forGrown(services, names) : [];
};

/** Nobody says of themselves that they are grown up: the only service that is not a child's is meant. */
const forAdults = (services: readonly ServiceSaid[], names: readonly KnownName[]): readonly ServiceSaid[] => {
  const grown = forGrown(services, names);
  return grown.length === 1 ? grown : services;
};

const ownNames = (id: string, names: readonly KnownName[]): readonly KnownName[] =>
  names.filter((known) => known.id === id && !known.isCommon);

/** Words of an age in a name, by their meanings: "under 2", « moins de 2 ans ». */
const OF_AGE = /^(?:moin|under|less|plu|over|age|aged|an|moi|month|year|old)$/;

/** « 65 ans et plus »: a name that tells an age is for them already. */
const tellsAge = (words: readonly string[]): boolean =>
  words.some((word) => /^\d{2}$/.test(word)) &&
  words.some((word) => /^(?:ans|years?|over|plus|old)$/.test(word));

/**
 * Of one name, all that another says, and an age at most: "passport photo", "baby passport photo (under 2)". By age also
 * less than the other says: "dental check-up", "children's check-up".
 */
const isKindOf = (kind: readonly string[], plain: readonly string[], byAge: boolean): boolean =>
  plain.length > 0 &&
  kind.length > 0 &&
  (byAge || plain.every((word) => kind.includes(word))) &&
  kind.every((word) => plain.includes(word) || OF_AGE.test(word));

/** Names of two things at once are of no kind that one of them is of. */
const plainNames = (id: string, names: readonly KnownName[]): readonly KnownName[] =>
  ownNames(id, names).filter(({ sides = [] }) => sides.length === 0);

/** The services of the same kind as one that does not tell for whom it is; by age, for what ages. */
const kindsOf = (id: string, byAge: boolean, names: readonly KnownName[]): readonly ServiceSaid[] => {
  const told = [...AUDIENCES].filter((audience) => suits(id, audience, names));
  if (told.some((audience) => !byAge || isByAge({ audience }))) return [];
  if (ownNames(id, names).some(({ words }) => tellsAge(words))) return [];
  const plain = (byAge ? plainNames : ownNames)(id, names).map(({ words }) => kernelOf(words));
  const others = new Set(names.flatMap((known) => (known.id === id ? [] : [known.id])));
  return [...others]
    .filter((other) =>
      ownNames(other, names).some(({ words }) => plain.some((own) => isKindOf(kernelOf(words), own, byAge))),
    )
    .map((other) => ({ id: other, sure: 'certain' }));
};

/** A child who is counted with others may be meant by a service of their own: "for me and my baby". */
const withChildren = (
  services: readonly ServiceSaid[],
  counted: readonly AudienceSaid[],
  names: readonly KnownName[],
): readonly ServiceSaid[] | undefined => {
  const child = counted.find(({ audience }) => audience === 'enfant' || audience === 'bebe');
  if (!child) return undefined;
  const theirs = narrowed(services, child, names).filter(({ id }) => services.every((one) => one.id !== id));
  return services.length > 1 ? services : [...services, ...theirs];
};

/** Those that a word may mean, by whom it is for: somebody alone, or several who are counted together. `told`: by the words themselves. */
export const fitting = (
  services: readonly ServiceSaid[],
  audience: AudienceSaid | undefined,
  counted: readonly AudienceSaid[],
  names: readonly KnownName[],
  told: readonly Audience[],
): readonly ServiceSaid[] =>
  (audience ? undefined : withChildren(services, counted, names)) ??
  narrowed(services, audience, names, told);

/** Of several services, those for whom the message says it is; all of them where none is. */
const narrowed = (
  services: readonly ServiceSaid[],
  audience: AudienceSaid | undefined,
  names: readonly KnownName[],
  told: readonly Audience[] = [...AUDIENCES],
): readonly ServiceSaid[] => {
  const [only] = services;
  if (!audience) return services.length < 2 ? services : forAdults(services, names);
  if (only && services.length === 1) {
    const isTold = told.some((one) => audience.age === undefined || isByAge({ audience: one }));
    const kinds = forThem(kindsOf(only.id, !isTold && isByAge(audience), names), audience, names);
    return kinds.length > 0 ? kinds : services;
  }
  const fit = forThem(services, audience, names);
  if (fit.length > 0) return fit.map(({ id }) => ({ id, sure: 'certain' }));
  return audience.audience === 'enfant' || audience.audience === 'bebe'
    ? services
    : forAdults(services, names);
};
