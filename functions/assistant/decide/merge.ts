import type { Clause, When } from '../frame.ts';
import { anyWish, MOST_IN_WISH, type Wish } from '../wish.ts';
import { refusing, wanting } from './merge-when.ts';

/** One wish while a message is gone through. */
interface Draft {
  readonly wish: Wish;
  /** This message has named a time, a service, people for it. */
  readonly hasWhen: boolean;
  readonly hasService: boolean;
  /** What this message has named last takes the place of what was said before. */
  readonly isInstead: boolean;
  readonly hasPersons: boolean;
  /** The times that this message has refused. */
  readonly refused: readonly When[];
}

const NOTHING_NAMED = {
  ...{ hasWhen: false, hasService: false, isInstead: false, hasPersons: false, refused: [] },
};

const withIds = (kept: readonly string[], added: readonly string[]): readonly string[] =>
  [...new Set([...kept, ...added])].slice(-MOST_IN_WISH);

const except = (kept: readonly string[], removed: readonly string[]): readonly string[] =>
  kept.filter((id) => !removed.includes(id));

/** The one service that a word means, of those it may mean: the only certain one, or the one that was listed. */
const oneOf = ({ services }: Clause, listed: readonly string[]): string | undefined => {
  const certain = services.filter(({ sure }) => sure === 'certain');
  const among = services.filter(({ id }) => listed.includes(id));
  return [services, certain, among].find((some) => some.length === 1)?.[0]?.id;
};

const withService = (wish: Wish, clause: Clause): Wish => {
  if (clause.services.length === 0)
    return clause.anyService ? { ...wish, serviceId: undefined, alternatives: [], anyService: true } : wish;
  const meant = clause.services.map(({ id }) => id);
  const serviceId = oneOf(clause, wish.alternatives);
  const notServices = except(wish.notServices, meant);
  if (serviceId !== undefined)
    return { ...wish, notServices, serviceId, alternatives: [], anyService: undefined };
  if (meant.includes(wish.serviceId ?? '')) return wish;
  return { ...wish, notServices, serviceId: undefined, alternatives: meant.slice(0, MOST_IN_WISH) };
};

/** Other people than those whom the times were paired with. */
const unpaired = (options: Wish['options']): Wish['options'] =>
  options.map(({ persons: _persons, ...option }) => option);

const withPersons = (wish: Wish, { persons, anyone, only }: Clause): Wish => {
  if (persons.length > 0) {
    return {
      ...wish,
      options: unpaired(wish.options),
      persons: persons.slice(0, MOST_IN_WISH),
      notPersons: except(wish.notPersons, persons),
      onlyPersons: only,
    };
  }
  return anyone
    ? { ...wish, options: unpaired(wish.options), persons: [], notPersons: [], onlyPersons: undefined }
    : wish;
};

/** "Tuesday with Ana or Thursday with Karim": each time keeps its own people. */
const paired = ({ wish, hasWhen, hasPersons }: Draft, clause: Clause): Wish | undefined => {
  const { when, persons, corrects } = clause;
  const isPair = hasWhen && hasPersons && when && persons.length > 0 && !corrects;
  if (!isPair || JSON.stringify(persons) === JSON.stringify(wish.persons)) return undefined;
  const before = wish.options.map((option) =>
    option.persons ? option : { ...option, persons: wish.persons },
  );
  return {
    ...wish,
    options: [...before, { ...when, persons }].slice(0, MOST_IN_WISH),
    persons: withIds(wish.persons, persons),
  };
};

/** "Any time, but not Mondays": lets go of what was asked for before this message, and of nothing in it. */
const anyTimeBut = ({ wish, hasWhen, refused }: Draft): Wish => ({
  ...wish,
  options: hasWhen ? wish.options : [],
  excepts: wish.excepts.filter((when) => refused.includes(when)),
  ...(hasWhen ? {} : { prefers: undefined }),
});

/** Whether no other time will do than those that stand once a clause is heard: until a new time is told. */
const onlyAt = ({ wish, hasWhen }: Draft, { when, only, anyTime, corrects }: Clause): boolean | undefined => {
  if (anyTime) return undefined;
  if (!when) return wish.onlyTimes;
  return only || (hasWhen && !corrects && wish.onlyTimes) ? true : undefined;
};

const wanted = (draft: Draft, clause: Clause): Draft => {
  const { wish, hasWhen, hasService, hasPersons } = draft;
  const pair = paired(draft, clause);
  if (pair) return { ...draft, wish: withService(pair, clause) };
  const isEither = hasWhen && clause.either === true;
  const isFirst = !hasWhen || clause.corrects === true;
  const how = isEither ? 'either' : isFirst ? 'first' : 'besides';
  const open = clause.anyTime ? anyTimeBut(draft) : wish;
  const timed = clause.when ? wanting(open, clause.when, how) : open;
  const told = clause.forWhom === undefined ? timed : { ...timed, forWhom: clause.forWhom };
  const liked = clause.prefers ? { ...told, prefers: clause.prefers } : told;
  return {
    ...draft,
    wish: { ...withPersons(withService(liked, clause), clause), onlyTimes: onlyAt(draft, clause) },
    hasWhen: hasWhen || clause.when !== undefined || clause.anyTime === true,
    hasService: hasService || clause.services.length > 0,
    isInstead: clause.services.length > 0 ? clause.corrects === true : draft.isInstead,
    hasPersons: hasPersons || clause.persons.length > 0,
  };
};

/** What is left of a list once some of it is refused: the last of them is meant. */
const withoutListed = (wish: Wish, refused: readonly string[]): Pick<Wish, 'serviceId' | 'alternatives'> => {
  const left = except(wish.alternatives, refused);
  const isChosen = left.length === 1 && wish.alternatives.length > 1;
  if (isChosen) return { serviceId: left[0], alternatives: [] };
  const isGone = refused.includes(wish.serviceId ?? '');
  return { serviceId: isGone ? undefined : wish.serviceId, alternatives: left };
};

const refused = (draft: Draft, clause: Clause): Draft => {
  const { wish } = draft;
  const timed = clause.when ? refusing(wish, clause.when) : wish;
  const services = clause.services.map(({ id }) => id);
  return {
    ...draft,
    refused: clause.when ? [...draft.refused, clause.when] : draft.refused,
    wish: {
      ...timed,
      ...withoutListed(wish, services),
      notServices: withIds(wish.notServices, services),
      options: timed.options.filter(({ persons }) => !persons || except(persons, clause.persons).length > 0),
      persons: except(wish.persons, clause.persons),
      notPersons: withIds(wish.notPersons, clause.persons),
    },
  };
};

const isEmpty = (wish: Wish): boolean =>
  wish.serviceId === undefined && wish.alternatives.length === 0 && wish.options.length === 0;

/** Another service in the same breath is another appointment, unless it corrects the first: both may come instead. */
const begins = ({ wish, hasService, isInstead }: Draft, clause: Clause): boolean => {
  if (clause.polarity === 'refused' || (clause.corrects && !isInstead)) return false;
  if (clause.opens) return !isEmpty(wish);
  const known = [wish.serviceId, ...wish.alternatives];
  return hasService && clause.services.length > 0 && !clause.services.some(({ id }) => known.includes(id));
};

/** "A cut and a colouring next week, but not Monday": what is refused of a time or of people is, for all of one time. */
const isMeant = (draft: Draft, open: Draft, { services }: Clause): boolean =>
  draft === open ||
  (services.length === 0 && JSON.stringify(draft.wish.options) === JSON.stringify(open.wish.options));

const add = (drafts: readonly Draft[], clause: Clause): readonly Draft[] => {
  const open = drafts.at(-1);
  if (!open) return drafts;
  if (clause.polarity === 'refused')
    return drafts.map((draft) => (isMeant(draft, open, clause) ? refused(draft, clause) : draft));
  if (!begins(open, clause)) return [...drafts.slice(0, -1), wanted(open, clause)];
  return [...drafts, wanted({ ...NOTHING_NAMED, wish: anyWish }, clause)];
};

/** "A cut and a colouring on Thursday": the day is meant for both, the exact hour for one alone. */
const shareTimes = (drafts: readonly Draft[]): readonly Wish[] => {
  const timed = drafts.find(({ hasWhen }) => hasWhen)?.wish;
  return drafts.map(({ wish, hasWhen }) => {
    if (hasWhen || !timed || wish.options.length > 0) return wish;
    const options = timed.options.map(({ at: _at, ...when }) => when);
    return { ...wish, options, excepts: timed.excepts };
  });
};

/**
 * What a message makes of a wish: the wish itself, then those of further appointments that it asks for besides. Clauses
 * count in their order, the later more; never more than `most` wishes.
 */
export const merge = (wish: Wish, clauses: readonly Clause[], most: number): readonly [Wish, ...Wish[]] => {
  const first: Draft = { ...NOTHING_NAMED, wish };
  const drafts = clauses.reduce<readonly Draft[]>(
    (kept, clause) => (kept.length > most ? kept : add(kept, clause)),
    [first],
  );
  const [own = wish, ...further] = shareTimes(drafts).slice(0, most);
  return [own, ...further];
};
