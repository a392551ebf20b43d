import type { Clause, ServiceSaid } from '../../frame.ts';
import type { Marked } from '../marked.ts';
import { ofKind, sameOne, sameService } from './appointments.ts';

/** A service that is wanted, with what is said of it alone. */
interface Wanted {
  readonly services: readonly ServiceSaid[];
  readonly own: Pick<Partial<Clause>, 'persons' | 'forWhom' | 'place'>;
  /** Services are counted one by one: no number of people is meant beside them. */
  readonly isCounted?: boolean;
  /** The same again, for somebody else. */
  readonly isAgain?: boolean;
}

type Part = readonly [Marked, ...Marked[]];

/** The words of a wish by service: each begins with one, and ends before the next. */
const partsOf = (items: readonly Marked[]): readonly Part[] => {
  const parts: [Marked, ...Marked[]][] = [];
  for (const item of items) {
    const { mention, glue } = item;
    const last = parts.at(-1);
    const isKnown =
      mention.kind === 'service' && ofKind(parts.flat(), 'service').some((one) => sameOne(one, mention));
    const begins = mention.kind === 'service' && glue !== 'or' && !isKnown;
    if (begins) parts.push([item]);
    else last?.push(item);
  }
  return parts;
};

/** "A cut or a colouring" is one wish of two meanings. */
const meaningsOf = (part: Part): readonly ServiceSaid[] => {
  const sets: (readonly ServiceSaid[])[] = [];
  for (const { services } of ofKind(part, 'service'))
    if (!sets.some((set) => sameService(set, services))) sets.push(services);
  return sets.flat();
};

/** For whom the service of a part is, and which of several: "a cut for me and a cut for my mom" is for both. */
const toldOf = (part: Part): Pick<Clause, 'forWhom' | 'place'> => {
  const said = ofKind(part, 'service');
  const told = said.flatMap(({ forWhom }) => forWhom ?? []);
  const place = said.find((one) => one.place !== undefined)?.place;
  return {
    ...(told.length > 0 ? { forWhom: [...new Set(told)].join(', ') } : {}),
    ...(place === undefined ? {} : { place }),
  };
};

/** "Two cuts and a shave", "a shave and cuts for my two boys": how many are told of one service alone. */
const countOf = (part: Part, items: readonly Marked[]): number | undefined => {
  const [{ mention: service }] = part;
  const before = ofKind(items, 'people').find(({ end }) => end === service.start - 1);
  return (before ?? ofKind(part, 'people').find(({ isOfOne }) => isOfOne))?.people;
};

/**
 * Services wanted, each with what its words may mean. Of several, each has its own people where each is told with
 * somebody, and stands as often as it is counted.
 */
export const servicesOf = (items: readonly Marked[]): readonly Wanted[] => {
  const parts = partsOf(items);
  const [only, ...others] = parts;
  if (!only) return [{ services: [], own: {} }];
  if (others.length === 0) return [{ services: meaningsOf(only), own: toldOf(only) }];
  const isPaired = parts.every((part) => ofKind(part, 'person').some(({ persons }) => persons.length > 0));
  const isCounted = parts.some((part) => countOf(part, items) !== undefined);
  return parts.flatMap((part) => {
    const services = meaningsOf(part);
    const persons = [...new Set(ofKind(part, 'person').flatMap((mention) => mention.persons))];
    const own = { ...(isPaired ? { persons } : {}), ...toldOf(part) };
    const count = countOf(part, items) ?? 1;
    return Array.from({ length: count }, (_, at) => ({ services, own, isCounted, isAgain: at > 0 }));
  });
};
