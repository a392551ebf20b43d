import { describe, expect, test } from '@jest/globals';
import { type Schema, ValidationError } from 'yup';
import { normalise } from '../../../functions/kernel/http/normalise.ts';
import { type RouteKey, routeSpec } from '../../../shared/routes.ts';
import { type Described, describedAs, type Part, partsOf } from './fields.ts';

/** One place in a schema: how to reach it, and what may stand there. */
interface Place {
  readonly path: string;
  readonly described: Described;
  /** An input with this value in its place and nothing else in it. */
  readonly put: (value: unknown) => unknown;
}

/** Every place of a schema, nested ones and those in lists too. */
const placesIn = (place: Place): readonly Place[] => {
  const { path, described, put } = place;
  const fields = Object.entries(described.fields ?? {}).flatMap(([name, field]) =>
    placesIn({
      path: path ? `${path}.${name}` : name,
      described: field,
      put: (value) => put({ [name]: value }),
    }),
  );
  const { innerType } = described;
  const items = innerType
    ? placesIn({ path: `${path}[0]`, described: innerType, put: (value) => put([value]) })
    : [];
  return [place, ...fields, ...items];
};

/** What a schema has against an input at one place: the keys of its messages. */
const against = (schema: Schema, { path }: Place, input: unknown): readonly string[] => {
  try {
    schema.validateSync(input, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return all.filter((one) => (one.path ?? '') === path).flatMap(({ errors }) => errors);
  }
};

const schemaOf = (route: RouteKey, part: Part): Schema => {
  const schema = routeSpec(route)[part];
  if (!schema) throw new Error(`${route} has no ${part}.`);
  return schema;
};

const cases = (['body', 'query'] as const).flatMap((part) =>
  partsOf(part).map((route) => {
    const schema = schemaOf(route, part);
    const root: Place = { path: '', described: describedAs(schema), put: (value) => value };
    return { route, part, schema, places: placesIn(root) };
  }),
);

/** A bound of a place, as its schema tells it. */
const boundOf = ({ described }: Place, name: 'min' | 'max'): number | undefined => {
  const found = described.tests?.find((one) => one.name === name)?.params?.[name];
  return typeof found === 'number' ? found : undefined;
};

/** A value of a place's own type and of this size; undefined where there is none. */
const sized = ({ described }: Place, size: number): unknown => {
  if (described.type === 'number') return size;
  if (size < 0) return undefined;
  return described.type === 'string' ? 'x'.repeat(size) : Array.from({ length: size }, () => 'x');
};

const KEYS = {
  min: { string: 'too_short', number: 'too_small', array: 'too_few' },
  max: { string: 'too_long', number: 'too_large', array: 'too_many' },
} as const;

const isBounded = (type: string): type is 'string' | 'number' | 'array' => type in KEYS.min;

const OF_TYPE: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && !Number.isNaN(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

const ODD: readonly unknown[] = [
  'x',
  '1',
  'true',
  0,
  1,
  -1.5,
  Number.NaN,
  true,
  false,
  [],
  ['x'],
  {},
  { a: 1 },
];

/** A page's address may carry what its readers' other programs put there: it is let pass, and read as far as it fits. */
const isLenient = (route: RouteKey, part: Part): boolean =>
  part === 'query' && routeSpec(route).answers === 'page';

const inAnyPlace = (holds: (place: Place) => boolean) => cases.filter(({ places }) => places.some(holds));

const strict = cases.filter(({ route, part }) => !isLenient(route, part));

const bounds = [
  ['min', -1],
  ['max', 1],
] as const;

/** The bounds of a place: which, how large, and the first size beyond it. */
const boundsOf = (place: Place) => {
  const { type } = place.described;
  if (!isBounded(type)) return [];
  return bounds.flatMap(([name, step]) => {
    const bound = boundOf(place, name);
    return bound === undefined ? [] : [{ bound, beyond: bound + step, key: `${KEYS[name][type]}:${bound}` }];
  });
};

const hasBounds = (place: Place): boolean => boundsOf(place).length > 0;

const isNumber = ({ described }: Place): boolean => described.type === 'number';

const isTyped = ({ path, described }: Place): boolean => path !== '' && described.type in OF_TYPE;

describe.each(inAnyPlace(hasBounds))('$part of $route', ({ schema, places }) => {
  test('is held to each bound of its schema: n is inside, n + 1 is not', () => {
    for (const place of places.filter(hasBounds))
      for (const { bound, beyond, key } of boundsOf(place)) {
        const told = (size: number) => against(schema, place, place.put(sized(place, size)));
        expect([place.path, bound, told(bound)]).toEqual([
          place.path,
          bound,
          expect.not.arrayContaining([key]),
        ]);
        // A text that is required and empty is told to be missing.
        const toldBeyond = told(beyond);
        const isTold = toldBeyond.includes(key) || toldBeyond.includes('required');
        expect([place.path, beyond, isTold || sized(place, beyond) === undefined]).toEqual([
          place.path,
          beyond,
          true,
        ]);
      }
  });
});

describe.each(inAnyPlace(isNumber))('$part of $route', ({ schema, places }) => {
  test('takes no number without end', () => {
    for (const place of places.filter(isNumber))
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
        expect([place.path, value, against(schema, place, place.put(value)).length > 0]).toEqual([
          place.path,
          value,
          true,
        ]);
  });
});

describe.each(inAnyPlace(isTyped))('$part of $route', ({ schema, places }) => {
  test('takes no value of another type', () => {
    for (const place of places.filter(isTyped))
      for (const value of ODD.filter((one) => !OF_TYPE[place.described.type]?.(one)))
        expect([place.path, value, against(schema, place, place.put(value)).length > 0]).toEqual([
          place.path,
          value,
          true,
        ]);
  });
});

describe.each(strict)('$part of $route', ({ schema, places }) => {
  test('has an upper bound in every text, number and list', () => {
    const unbounded = places.filter(
      (place) =>
        isBounded(place.described.type) &&
        boundOf(place, 'max') === undefined &&
        against(schema, place, place.put(sized(place, 100_000))).length === 0,
    );
    expect(unbounded.map(({ path }) => path)).toEqual([]);
  });

  test('takes no key that it does not know, at any depth, whatever its name', () => {
    for (const place of places.filter(({ described }) => described.type === 'object'))
      for (const text of [
        '{"surplus":1}',
        '{"__proto__":{"role":"owner"}}',
        '{"constructor":{}}',
        '{"toString":1}',
        '{"":1}',
      ]) {
        const told = against(schema, place, place.put(normalise(JSON.parse(text))));
        expect([place.path, text, told]).toEqual([
          place.path,
          text,
          expect.arrayContaining(['unknown_field']),
        ]);
      }
  });
});

test('nothing of this leaves a trace on other objects', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.get({}, 'role')).toBeUndefined();
});
