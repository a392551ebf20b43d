import type { ServiceSaid } from '../../frame.ts';
import { pattern } from '../../patterns.ts';
import { type Audience, audiencesIn } from '../services/audience.ts';
import { forThem } from '../services/for-whom.ts';
import { AUDIENCES, kernelOf, knownNames } from '../services/known-names.ts';
import type { KnownName, NamedService } from '../services/service-matching.ts';
import { meaningOf } from '../services/service-words.ts';
import { fold } from '../text.ts';

const SELF = /^(?:(?:for|pour) )?(?:me|moi|myself|mine|(?:la |le )?mien(?:ne)?|my own)$/;
const BABY = pattern`\b(?:bb|bebes?|baby|babies|puce|nourrissons?|poupons?|newborns?|infants?)\b`;
const CHILD = pattern`\b(?:p?tite?s?|petite?s?|kids?|enfants?|child|children|boys|girls|flos?|little one|garcons?)\b`;

const OF_AGE = /^(?:moin|moins|under|less|plus?|over|ages?|aged|ans?|mois|months?|years?|old|\d+)$/;

/** What the names of a service are about, for whomever it is. */
const kernelsOf = (service: NamedService): ReadonlyArray<readonly string[]> =>
  knownNames(service)
    .filter(({ isCommon }) => !isCommon)
    .map(({ words }) => kernelOf(words).filter((word) => !OF_AGE.test(word)))
    .filter(({ length }) => length > 0);

const isWithin = (part: readonly string[], whole: readonly string[]): boolean =>
  part.every((word) => whole.includes(word));

const tells = ({ words }: KnownName, audiences: readonly Audience[]): boolean =>
  words.some((word) => audiences.some((one) => meaningOf(word) === one));

const isFor = (service: NamedService, audiences: readonly Audience[]): boolean =>
  knownNames(service).some((name) => !name.isCommon && tells(name, audiences));

/** The services that are called as one is, but for whom they are: a kids' cut and a men's. */
const alikeTo = (own: NamedService, known: readonly NamedService[]): readonly NamedService[] => {
  const kernels = kernelsOf(own);
  const isAlike = (other: NamedService, byPart: boolean): boolean =>
    kernelsOf(other).some((one) =>
      kernels.some(
        (kernel) =>
          (isWithin(one, kernel) && isWithin(kernel, one)) ||
          (byPart && (isWithin(one, kernel) || isWithin(kernel, one))),
      ),
    );
  const same = known.filter((one) => one.id === own.id || isAlike(one, false));
  const isOfSome = [own, ...same].some((one) => isFor(one, [...AUDIENCES]));
  if (same.length > 1) return same;
  return known.filter(
    (one) =>
      one.id === own.id || (isAlike(one, true) && (isOfSome || isFor(one, ['enfant', 'bebe', 'aine']))),
  );
};

const whomOf = (whom: string): readonly Audience[] => {
  if (BABY.test(whom)) return ['bebe'];
  const [said] = audiencesIn(whom, []);
  if (said) return [said.audience];
  return CHILD.test(whom) ? ['enfant'] : [];
};

/**
 * Of the kind of some services those that are for somebody, told in the visitor's words: "for me", « le bébé ». `audience`:
 * who that is, where it is known.
 */
export const serviceFor = (
  forWhom: string,
  services: readonly ServiceSaid[],
  known: readonly NamedService[],
  audience?: Audience,
): readonly ServiceSaid[] => {
  const whom = fold(forWhom);
  const alike = known
    .filter(({ id }) => services.some((one) => one.id === id))
    .flatMap((own) => alikeTo(own, known));
  const isGrown = (service: NamedService): boolean => !isFor(service, ['enfant', 'bebe', 'aine']);
  const names = alike.flatMap(knownNames);
  const theirs = SELF.test(whom)
    ? alike.filter(isGrown)
    : (audience ? [audience] : whomOf(whom)).flatMap((one) => forThem(alike, { audience: one }, names));
  const ids = [...new Set(theirs.map(({ id }) => id))];
  const isKnown = services.some(({ id }) => ids.includes(id));
  if (ids.length === 0 || (isKnown && services.length === 1)) return services;
  const among = services.length > 1 ? ids.filter((id) => services.some((one) => one.id === id)) : ids;
  return (among.length > 0 ? among : ids).map((id) => ({ id, sure: 'certain' }));
};
