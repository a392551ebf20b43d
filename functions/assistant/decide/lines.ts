import { MOST_BESIDES } from '../conversation.ts';
import { type Clause, does, servicesKey } from '../frame.ts';
import { anyWish, type Wish } from '../wish.ts';
import { merge } from './merge.ts';
import { sameMoment } from './same-moment.ts';
import { currentOf, type Scene, tellsContact, tellsName, withCurrent } from './scene.ts';
import { linesOf, openLine, seriesOf } from './several.ts';
import { takenApart } from './taken-apart.ts';
import { besidesOf, peopleIn, repetitionOf, saysAlone, withCompany } from './with-several.ts';

const names = ({ services }: Clause, { serviceId }: Wish): boolean =>
  services.some(({ id }) => id === serviceId);

/** Whether a clause speaks of the line at a place: by that place, where it tells one. */
const means = (clause: Clause, line: Wish, at: number): boolean =>
  clause.place === undefined ? names(clause, line) : clause.place === at + 1;

const isWanted = ({ polarity, services }: Clause): boolean => polarity === 'wanted' && services.length > 0;

/** What a clause alone says of a service and of who performs it. */
const lineOf = ({ when: _when, prefers: _prefers, ...clause }: Clause): Wish =>
  merge(anyWish, [{ ...clause, opens: false }], 1)[0];

/** The first clause of some that names the same service. */
const firstOf = (clauses: readonly Clause[], { services }: Clause): Clause | undefined =>
  clauses.find((one) => servicesKey(one.services) === servicesKey(services));

/** Each service as often as it counts; told again with another time it counts once. */
const apart = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses
    .filter((clause) => clause.opens || firstOf(clauses, clause) === clause)
    .flatMap((clause) =>
      Array.from({ length: Math.min(clause.people ?? 1, MOST_BESIDES + 1) }, () => clause),
    );

/** A line of the same service as the first, whatever that will be. */
const isSameAgain = ({ serviceId, alternatives }: Wish): boolean =>
  serviceId === undefined && alternatives.length === 0;

/** An open line once a clause has told its service. */
const meantBy = (open: Wish, { services, forWhom }: Clause): Wish =>
  merge(open, [{ polarity: 'wanted', persons: [], services, ...(forWhom ? { forWhom } : {}) }], 1)[0];

/** "A women's cut for me and kids' cuts for them": each open line is one of those named; the rest are still open. */
const shared = (lines: readonly Wish[], open: Wish, said: readonly Clause[]): readonly Wish[] => {
  const named = apart(said).map((clause) => meantBy(open, clause));
  const isOpen = ({ serviceId }: Wish): boolean => serviceId === undefined;
  const rest = lines.filter(isOpen).slice(named.length);
  const still = rest.map((line) => (isSameAgain(line) ? { ...line, alternatives: open.alternatives } : line));
  return [...lines.filter((line) => !isOpen(line)), ...named, ...still];
};

/** The services that were asked about, by their names or by a rank among those listed. */
const resolved = (scene: Scene, lines: readonly Wish[], clauses: readonly Clause[]): readonly Wish[] => {
  const place = openLine(currentOf(scene.state));
  const open = lines[place];
  if (!open) return lines;
  const said = clauses.filter((clause) => isWanted(clause) && !lines.some((line) => names(clause, line)));
  const [first, ...further] = apart(said);
  if (first && (further.length > 0 || first.people !== undefined)) return shared(lines, open, said);
  const { choice } = scene.frame;
  const isRank = choice?.kind === 'ordinal' || choice?.kind === 'number';
  const rank = isRank ? (choice.kind === 'ordinal' ? choice.index : choice.value) : 0;
  const found = first && meantBy(open, first);
  const serviceId = found?.serviceId ?? open.alternatives.at(rank > 0 ? rank - 1 : rank);
  const isChosen = found?.serviceId !== undefined || (scene.before.pending === 'service' && isRank);
  if (!isChosen || serviceId === undefined) return found ? lines.with(place, found) : lines;
  return lines.map((line, at) =>
    at === place || isSameAgain(line) ? { ...line, serviceId, alternatives: [] } : line,
  );
};

/** Lines of which each is named, as often as it is said: what stands already keeps its people. */
const exactly = (lines: readonly Wish[], wanted: readonly Clause[]): readonly Wish[] => {
  const left = [...lines];
  return apart(wanted).map((clause) => {
    const at = left.findIndex((line) => names(clause, line));
    return (at < 0 ? undefined : left.splice(at, 1)[0]) ?? lineOf(clause);
  });
};

/** What is wanted beside the lines that stand: of what is asked for once more, all. */
const lacking = (lines: readonly Wish[], wanted: readonly Clause[]): readonly Clause[] => {
  const left = [...lines];
  return apart(wanted).filter((clause) => {
    const isMore = firstOf(wanted, clause)?.opens === true;
    const at = isMore ? -1 : left.findIndex((line) => names(clause, line));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** "Rather a cut and a shave": what is said instead, and what of it was there already. */
const corrected = (lines: readonly Wish[], wanted: readonly Clause[]): readonly Wish[] => {
  const instead = wanted.filter((clause) => clause.corrects && !firstOf(wanted, clause)?.opens);
  return lacking(lines, instead).length > 0 ? exactly(lines, instead) : lines;
};

/** How much a message that names some of several says of them. */
interface Naming {
  /** They were only asked about: naming some wishes for these. */
  readonly isOpen: boolean;
  /** It chooses, tells or asks something besides: "the first one. My colour is two years old". */
  readonly isBeside: boolean;
}

const namingOf = (scene: Scene): Naming => {
  const { choice, asks, remarks } = scene.frame;
  const isTold = asks.length + remarks.length > 0 || tellsName(scene) || tellsContact(scene);
  return {
    isOpen: scene.before.pending === 'look',
    isBeside: isTold || choice !== undefined || does(scene.frame, 'yes'),
  };
};

/**
 * "The cut": of several that are arranged only those that are named, without a word of anything else; of those that were
 * only asked about, whatever is said beside.
 */
const onlyNamed = (
  lines: readonly Wish[],
  wanted: readonly Clause[],
  { isOpen, isBeside }: Naming,
): readonly Wish[] => {
  const isNaming = ({ persons, opens, when, corrects, people }: Clause): boolean =>
    isOpen || (persons.length === 0 && !opens && (!when || corrects === true) && (people ?? 1) === 1);
  if (wanted.length === 0 || (isBeside && !isOpen) || !wanted.every(isNaming)) return lines;
  const named = lines.filter((line) => wanted.some((clause) => names(clause, line)));
  return named.length > 0 ? named : lines;
};

/** "A manicure instead of the pedicure": what comes instead has the place of what is given up. */
const exchanged = (
  lines: readonly Wish[],
  kept: readonly Wish[],
  added: readonly Clause[],
): readonly Wish[] => {
  const place = lines.findIndex((line) => !kept.includes(line));
  return kept.toSpliced(place, 0, ...added.map(lineOf));
};

/** The services after a message: without those refused, with those added, or those alone that are to be all. */
const withServices = (
  lines: readonly Wish[],
  clauses: readonly Clause[],
  naming: Naming,
): readonly Wish[] => {
  const refused = clauses.filter(({ polarity }) => polarity === 'refused');
  const wanted = clauses.filter(isWanted);
  if (wanted.some(({ alone }) => alone)) return exactly(lines, wanted);
  const kept = lines.filter((line, at) => !refused.some((clause) => means(clause, line, at)));
  const added = lacking(kept, wanted);
  if (added.length === 0) return onlyNamed(kept, wanted, naming);
  // Those whose prices were asked are not wished by that.
  if (naming.isOpen && !wanted.some(({ opens }) => opens)) return exactly(kept, wanted);
  if (kept.length > 0 && kept.length < lines.length) return exchanged(lines, kept, added);
  const instead = corrected(kept, wanted);
  return instead === kept ? [...kept, ...added.map(lineOf)] : instead;
};

/** One of several: which one of different services has to be asked. */
const oneOf = (lines: readonly Wish[]): readonly Wish[] => {
  const [first = anyWish] = lines;
  const ids = [...new Set(lines.flatMap(({ serviceId }) => serviceId ?? []))];
  return [ids.length < 2 ? first : { ...first, serviceId: undefined, alternatives: ids }];
};

/** As many of one service as there are people now; of a series that is to be no series, all of one date. */
const withPeople = (scene: Scene, lines: readonly Wish[], clauses: readonly Clause[]): readonly Wish[] => {
  const people = peopleIn(clauses);
  const [first] = lines;
  const isOther = clauses.some(
    (clause) => isWanted(clause) && (clause.opens || (first && !names(clause, first))),
  );
  if (people === undefined || !first || isOther) return lines;
  if (people === 1 && saysAlone(clauses)) return seriesOf(currentOf(scene.state)) ? lines : oneOf(lines);
  const isOneService = lines.every(({ serviceId }) => serviceId === first.serviceId);
  return isOneService ? Array.from({ length: people }, () => first) : lines;
};

/** A line with the times that are said, and with the people who are meant for it. */
const timed = (line: Wish, clauses: readonly Clause[]): Wish => {
  const said = clauses.map((clause) => {
    const isMeant = clause.services.length === 0 || names(clause, line);
    const { persons, anyone: _anyone, forWhom: _forWhom, ...rest } = clause;
    return { ...(isMeant ? clause : rest), persons: isMeant ? persons : [], services: [], opens: false };
  });
  return merge(line, said, 1)[0];
};

/** Several appointments that are being arranged at once, as a message changes them: each of them, or all their times. */
export const absorbLines = (heard: Scene, said: readonly Clause[]): Scene => {
  const { scene, clauses } = takenApart(heard, said);
  if (clauses.length === 0 && scene !== heard) return scene;
  const current = currentOf(scene.state);
  const { options, excepts, prefers } = current.wish;
  const before = linesOf(current);
  const known = resolved(scene, before, clauses);
  const isResolved = known.some((line, at) => line.serviceId !== before[at]?.serviceId);
  const told = isResolved ? clauses.map((clause) => ({ ...clause, services: [] })) : clauses;
  const lines = withPeople(scene, withServices(known, told, namingOf(scene)), told);
  const [first = anyWish, ...others] = lines.map((line) =>
    timed({ ...line, options, excepts, prefers }, told),
  );
  const wish = lines.length === 0 ? { ...anyWish, options, excepts, prefers } : first;
  const besides = besidesOf(others);
  const arrangement = scene.frame.arrangement ?? current.arrangement;
  const lineText = (all: readonly Wish[]) =>
    JSON.stringify(
      all.map(({ serviceId, alternatives, persons, notPersons }) => [
        serviceId,
        alternatives,
        persons,
        notPersons,
      ]),
    );
  const isOther = lineText([wish, ...besides]) !== lineText(before) || arrangement !== current.arrangement;
  const repetition = repetitionOf(scene, clauses, besides);
  const isOtherSeries =
    repetition.every?.weeks !== current.every?.weeks || repetition.every?.left !== current.every?.left;
  if (isOther || isOtherSeries)
    return withCompany(scene, {
      wish: sameMoment(current, wish, scene.clock.zone),
      ...{ besides: besides.length > 0 ? besides : undefined, arrangement },
      ...{ every: besides.length > 0 || saysAlone(clauses) ? undefined : current.every, ...repetition },
    });
  const isTimed = JSON.stringify(wish) !== JSON.stringify(current.wish);
  return isTimed ? { ...withCurrent(scene, { wish }), isWishNew: true } : scene;
};
