import type { Clause } from '../frame.ts';
import { anyWish, type Wish } from '../wish.ts';
import { merge } from './merge.ts';
import { sameMoment } from './same-moment.ts';
import { currentOf, type Scene, withCurrent } from './scene.ts';
import { linesOf, openLine } from './several.ts';
import { besidesOf, peopleIn, repetitionOf, withCompany } from './with-several.ts';

const names = ({ services }: Clause, { serviceId }: Wish): boolean =>
  services.some(({ id }) => id === serviceId);

const isWanted = ({ polarity, services }: Clause): boolean => polarity === 'wanted' && services.length > 0;

/** What a clause alone says of a service and of who performs it. */
const lineOf = ({ when: _when, prefers: _prefers, ...clause }: Clause): Wish =>
  merge(anyWish, [{ ...clause, opens: false }], 1)[0];

/** The service that was asked about, by its name or by its rank among those listed. */
const resolved = (scene: Scene, lines: readonly Wish[], clauses: readonly Clause[]): readonly Wish[] => {
  const place = openLine(currentOf(scene.state));
  const open = lines[place];
  if (!open) return lines;
  const { choice } = scene.frame;
  const isRank = choice?.kind === 'ordinal' || choice?.kind === 'number';
  const rank = isRank ? (choice.kind === 'ordinal' ? choice.index : choice.value) : 0;
  const said = clauses.find((clause) => isWanted(clause) && !lines.some((line) => names(clause, line)));
  const found = said && merge(open, [{ polarity: 'wanted', persons: [], services: said.services }], 1)[0];
  const serviceId = found?.serviceId ?? open.alternatives.at(rank > 0 ? rank - 1 : rank);
  const isChosen = found?.serviceId !== undefined || (scene.before.pending === 'service' && isRank);
  if (!isChosen || serviceId === undefined) return found ? lines.with(place, found) : lines;
  const isSame = (line: Wish, at: number) =>
    at === place || (line.serviceId === undefined && line.alternatives.length === 0);
  return lines.map((line, at) => (isSame(line, at) ? { ...line, serviceId, alternatives: [] } : line));
};

/** "Rather a cut and a shave": what is said instead, and what of it was there already. */
const corrected = (lines: readonly Wish[], wanted: readonly Clause[]): readonly Wish[] => {
  const instead = wanted.filter(({ corrects, opens }) => corrects && !opens);
  const isNew = instead.some((clause) => !lines.some((line) => names(clause, line)));
  if (!isNew) return lines;
  return instead.map((clause) => lines.find((line) => names(clause, line)) ?? lineOf(clause));
};

/** "Just the cut": of several that are arranged only those that are named, without a word of when or with whom. */
const onlyNamed = (lines: readonly Wish[], wanted: readonly Clause[]): readonly Wish[] => {
  const isNaming = ({ persons, opens, when, corrects, people }: Clause): boolean =>
    persons.length === 0 && !opens && (!when || corrects === true) && (people ?? 1) === 1;
  if (wanted.length === 0 || !wanted.every(isNaming)) return lines;
  const named = lines.filter((line) => wanted.some((clause) => names(clause, line)));
  return named.length > 0 ? named : lines;
};

/** The services after a message: without those refused, with those added. */
const withServices = (lines: readonly Wish[], clauses: readonly Clause[]): readonly Wish[] => {
  const refused = clauses.filter(({ polarity }) => polarity === 'refused');
  const wanted = clauses.filter(isWanted);
  const kept = lines.filter((line) => !refused.some((clause) => names(clause, line)));
  const added = wanted.filter((clause) => !lines.some((line) => names(clause, line)));
  if (added.length === 0) return onlyNamed(kept, wanted);
  const instead = corrected(kept, wanted);
  return instead === kept ? [...kept, ...added.map(lineOf)] : instead;
};

/** As many of one service as there are people now. */
const withPeople = (lines: readonly Wish[], clauses: readonly Clause[]): readonly Wish[] => {
  const people = peopleIn(clauses);
  const [first] = lines;
  const isOneService = lines.every(({ serviceId }) => serviceId === first?.serviceId);
  return people === undefined || !first || !isOneService || clauses.some(isWanted)
    ? lines
    : Array.from({ length: people }, () => first);
};

/** A line with the times that are said, and with the people who are meant for it. */
const timed = (line: Wish, clauses: readonly Clause[]): Wish => {
  const said = clauses.map((clause) => {
    const isMeant = clause.services.length === 0 || names(clause, line);
    const { persons, anyone: _anyone, ...rest } = clause;
    return { ...(isMeant ? clause : rest), persons: isMeant ? persons : [], services: [], opens: false };
  });
  return merge(line, said, 1)[0];
};

/** Several appointments that are being arranged at once, as a message changes them: each of them, or all their times. */
export const absorbLines = (scene: Scene, clauses: readonly Clause[]): Scene => {
  const current = currentOf(scene.state);
  const { options, excepts, prefers } = current.wish;
  const before = linesOf(current);
  const known = resolved(scene, before, clauses);
  const isResolved = known.some((line, at) => line.serviceId !== before[at]?.serviceId);
  const told = isResolved ? clauses.map((clause) => ({ ...clause, services: [] })) : clauses;
  const lines = withPeople(withServices(known, told), told);
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
  const isRepeated =
    repetition.every?.weeks !== current.every?.weeks || repetition.every?.left !== current.every?.left;
  if (isOther || isRepeated)
    return withCompany(scene, {
      wish: sameMoment(current, wish, scene.clock.zone),
      ...{ besides: besides.length > 0 ? besides : undefined, arrangement },
      ...{ every: besides.length > 0 ? undefined : current.every, ...repetition },
    });
  const isTimed = JSON.stringify(wish) !== JSON.stringify(current.wish);
  return isTimed ? { ...withCurrent(scene, { wish }), isWishNew: true } : scene;
};
