import { getIn, setIn } from 'formik';

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of a form's values, such as `seo.metaTitle` for a nested one; a list is one value. */
const pathsOf = (values: object, under = ''): readonly string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isBranch(value) ? pathsOf(value, `${under}${name}.`) : [`${under}${name}`],
  );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface Merged<V> {
  /** Values that both changed differently: a person has to choose. */
  readonly disputed: readonly string[];
  /** Both sides' changes; for disputed values, ours or theirs as chosen. */
  readonly ours: V;
  readonly theirs: V;
}

/** A three-way merge of two people's changes. */
export const mergedValues = <V extends object>(before: V, ours: V, theirs: V): Merged<V> => {
  const paths = pathsOf({ ...theirs, ...ours });
  const isChanged = (values: V) => (path: string) => !isSame(getIn(values, path), getIn(before, path));
  const isDisputed = (path: string) =>
    isChanged(ours)(path) && isChanged(theirs)(path) && !isSame(getIn(ours, path), getIn(theirs, path));
  const onto = (base: V, from: V, picked: readonly string[]): V =>
    picked.reduce((values, path) => setIn(values, path, getIn(from, path)), base);
  const disputed = paths.filter(isDisputed);
  const ourChanges = paths.filter(isChanged(ours));
  return {
    disputed,
    ours: onto(theirs, ours, ourChanges),
    theirs: onto(
      theirs,
      ours,
      ourChanges.filter((path) => !disputed.includes(path)),
    ),
  };
};
