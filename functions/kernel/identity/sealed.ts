import type { Signer } from './signing.ts';

type Guard<T> = (value: unknown) => value is T;

export const isText: Guard<string> = (value) => typeof value === 'string';

export const isNumber: Guard<number> = (value) => typeof value === 'number';

export const oneOf =
  <const T>(...known: readonly T[]): Guard<T> =>
  (value): value is T =>
    known.some((one) => one === value);

export const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

/** A last place that may hold nothing. */
export const orAbsent =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || guard(value);

export const listOf =
  <T>(guard: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(guard);

export const tupleOf =
  <T extends readonly unknown[]>(...guards: { readonly [Place in keyof T]: Guard<T[Place]> }): Guard<T> =>
  (value): value is T =>
    Array.isArray(value) &&
    value.length <= guards.length &&
    guards.every((guard, place) => guard(value[place]));

/** One kind of sealed text. */
export interface Sealed<T extends readonly unknown[]> {
  seal(signer: Signer, content: T): string;
  /** The content; undefined when the text is not one of ours, or was sealed before its content had this shape. */
  open(signer: Signer, text: string): T | undefined;
}

/** Says the purpose of a sealed text and the shape of its content once, for who seals it and who opens it. */
export const sealedAs = <T extends readonly unknown[]>(purpose: string, holds: Guard<T>): Sealed<T> => ({
  // Without the last places that hold nothing, which JSON would write as null.
  seal: (signer, content) =>
    signer.seal(purpose, content.slice(0, content.findLastIndex((place) => place !== undefined) + 1)),
  open: (signer, text) => {
    const content = signer.open(purpose, text);
    return holds(content) ? content : undefined;
  },
});
