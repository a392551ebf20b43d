import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Schema } from 'yup';
import { exampleOf } from '../../../../functions/resources/openapi/examples.ts';
import {
  entryOf,
  fieldsOf,
  jsonSchemaOf,
  unknownRules,
} from '../../../../functions/resources/openapi/json-schema.ts';
import { type RouteKey, routeKeys, routeSpec } from '../../../../shared/routes.ts';
import {
  array,
  boolean,
  email,
  id,
  instant,
  number,
  object,
  string,
  whole,
} from '../../../../shared/schemas/fields.ts';
import { seededRuns } from '../../../support/seeded.ts';
import { problems } from './validate.ts';

const noRefs = (ref: string): never => {
  throw new Error(`Unexpected ${ref}.`);
};
const accepts = (schema: Schema, value: unknown): boolean =>
  problems(jsonSchemaOf(schema), value, noRefs).length === 0;
const yupAccepts = (schema: Schema, value: unknown): boolean =>
  schema.isValidSync(value, { strict: true, disableStackTrace: true });

/** Each schema of the routes, with the first place where it is used. */
const named: ReadonlyArray<readonly [string, Schema]> = routeKeys
  .flatMap((key: RouteKey) => {
    const { query, body, data } = routeSpec(key);
    return [
      ...(query ? [[`the query of ${key}`, query] as const] : []),
      ...(body ? [[`the body of ${key}`, body] as const] : []),
      ...(data ? [[`the answer of ${key}`, data] as const] : []),
    ];
  })
  .filter(([, schema], at, all) => all.findIndex((other) => other[1] === schema) === at);

describe('a schema in JSON Schema', () => {
  test.each([
    ['a text', string().min(2).max(5), { type: 'string', minLength: 2, maxLength: 5 }],
    ['a required text', string().required(), { type: 'string', minLength: 1 }],
    ['a defined text', string().defined(), { type: 'string' }],
    ['a nullable text', string().nullable(), { type: ['string', 'null'] }],
    ['a choice', string().oneOf(['a', 'b'] as const), { type: 'string', enum: ['a', 'b'] }],
    [
      'a nullable choice',
      string()
        .oneOf(['a', 'b'] as const)
        .nullable(),
      { type: ['string', 'null'], enum: ['a', 'b', null] },
    ],
    ['a whole number', whole(1, 9), { type: 'integer', minimum: 1, maximum: 9 }],
    ['a number', number().min(0), { type: 'number', minimum: 0 }],
    ['a truth', boolean(), { type: 'boolean' }],
    [
      'a list',
      array(id().required()).max(3),
      {
        type: 'array',
        maxItems: 3,
        items: { type: 'string', minLength: 1, maxLength: 64 },
      },
    ],
    [
      'an object that knows all its fields',
      object({ a: id().required(), b: boolean() }).noUnknown(),
      {
        type: 'object',
        properties: { a: { type: 'string', minLength: 1, maxLength: 64 }, b: { type: 'boolean' } },
        required: ['a'],
        additionalProperties: false,
      },
    ],
    [
      'an object that lets others pass',
      object({ b: boolean() }),
      {
        type: 'object',
        properties: { b: { type: 'boolean' } },
      },
    ],
  ])('tells %s', (_, schema, told) => {
    expect(jsonSchemaOf(schema)).toEqual(told);
  });

  test('describes an instant in UTC, of which the seconds may be left out', () => {
    expect(accepts(instant(), '2026-11-24T15:00Z')).toBe(true);
    expect([
      accepts(instant(), '2026-11-24T15:00:00Z'),
      accepts(instant(), '2026-11-24T15:00:00+01:00'),
    ]).toEqual([true, false]);
  });

  test('lets a blank pass where the schema does, as a form sends one', () => {
    expect([accepts(email(), ''), accepts(email().required(), '')]).toEqual([true, false]);
  });

  test.each(named)('knows every rule of %s', (_, schema) => {
    expect(unknownRules(schema)).toEqual([]);
  });
});

/** Texts that some field or other accepts, or nearly does. */
const TEXTS = [
  ...[
    '',
    ' ',
    'a',
    'abc',
    'a@b.co',
    '514 555-0142',
    '#fff',
    '#ffffff',
    '09:00',
    '24:00',
    'garage',
    'fr',
    'EUR',
  ],
  ...[
    '2026-11-24',
    '2026-11-24T15:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-11-24T15:00:00+01:00',
    '20',
    '101',
    '12.3.5.4',
  ],
  ...['https://a.example/b', 'http://a.example', 'America/Toronto', 'confirmed', 'new', 'light', 'llm'],
  'x'.repeat(70),
];

const SAMPLES = [...TEXTS, null, true, false, 0, 1, 5, 60, 61, -1, 0.5, 19.99, 1e6, 1e7];

const anything = fc.oneof(
  // Texts without halves of pairs and astral letters, whose lengths yup and JSON Schema count apart.
  fc.string({ unit: 'binary-ascii', maxLength: 12 }),
  fc.constantFrom<unknown>(...SAMPLES),
  fc.constantFrom([], {}, [null], ['a'], [{}]),
);

/** Values near a schema: of its shape, with some fields missing, wrong, or too many. */
const near = (schema: Schema): fc.Arbitrary<unknown> => {
  const entry = entryOf(schema);
  if (entry) return fc.oneof({ weight: 5, arbitrary: fc.array(near(entry), { maxLength: 3 }) }, anything);
  const fields = Object.entries(fieldsOf(schema));
  if (fields.length > 0) {
    const shape = Object.fromEntries(fields.map(([name, field]) => [name, near(field)]));
    const part = fc.record(shape, { requiredKeys: [] });
    const whole_ = fc.record(shape);
    const surplus = part.map((value) => ({ ...value, surplus: 1 }));
    return fc.oneof(
      { weight: 4, arbitrary: whole_ },
      { weight: 4, arbitrary: part },
      { weight: 1, arbitrary: surplus },
      { weight: 1, arbitrary: anything },
    );
  }
  const choices = schema.describe().oneOf.filter((choice) => typeof choice === 'string');
  return fc.oneof(
    { weight: 3, arbitrary: choices.length > 0 ? fc.constantFrom(...choices) : anything },
    { weight: 1, arbitrary: anything },
  );
};

/** How long a list must be at the least, by its schema. */
const leastOf = (schema: Schema): number =>
  Math.max(
    0,
    ...schema.describe().tests.map(({ name, params }) => (name === 'min' ? Number(params?.min) : 0)),
  );

/** Values of the shape of a schema of which each field is valid by itself; some rules between fields may refuse one. */
const validOf = (schema: Schema, name: string): fc.Arbitrary<unknown> => {
  const entry = entryOf(schema);
  const least = leastOf(schema);
  if (entry) return fc.array(validOf(entry, name), { minLength: least, maxLength: least + 2 });
  const fields = Object.entries(fieldsOf(schema));
  if (fields.length > 0) {
    const shape = Object.fromEntries(fields.map(([field, held]) => [field, validOf(held, field)]));
    const required = fields.filter(([, held]) => !yupAccepts(held, undefined)).map(([field]) => field);
    // Fields that are drawn one by one hardly ever fulfil a rule between them, such as a region of its country.
    const isRuled = schema.describe().tests.some(({ name: rule }) => rule !== 'noUnknown');
    return isRuled
      ? fc.constant(exampleOf(schema, undefined, name))
      : fc.record(shape, { requiredKeys: required });
  }
  const known = [exampleOf(schema, undefined, name), ...schema.describe().oneOf, ...SAMPLES];
  const valid = known.filter((value) => value !== undefined && yupAccepts(schema, value));
  if (valid.length === 0)
    throw new Error(`No value is known that the field ${name} accepts: give SAMPLES one.`);
  return fc.constantFrom(...valid);
};

describe.each(named)('%s', (_, schema) => {
  test('accepts in JSON Schema whatever it accepts itself', () => {
    const told = jsonSchemaOf(schema);
    fc.assert(
      fc.property(fc.oneof(validOf(schema, ''), near(schema)), (value) => {
        fc.pre(yupAccepts(schema, value));
        expect(problems(told, value, noRefs)).toEqual([]);
      }),
      seededRuns(60),
    );
  });
});

/** Rules of which JSON Schema can say only a part: whether a day exists, a zone is known, an address is one. */
const PARTLY_TOLD = new Set(['instant', 'date', 'day', 'url', 'timezone', 'cents']);

const isWhollyTold = (schema: Schema): boolean => {
  const entry = entryOf(schema);
  return (
    schema.describe().tests.every(({ name }) => !PARTLY_TOLD.has(name ?? '')) &&
    [...Object.values(fieldsOf(schema)), ...(entry ? [entry] : [])].every(isWhollyTold)
  );
};

describe('a schema that JSON Schema can express completely', () => {
  const leaves = (schema: Schema): readonly Schema[] => {
    const entry = entryOf(schema);
    const held = [...Object.values(fieldsOf(schema)), ...(entry ? [entry] : [])];
    return held.length > 0 ? held.flatMap(leaves) : [schema];
  };
  const wholly = named.filter(([, schema]) => isWhollyTold(schema));

  test('there are many', () => expect(wholly.length).toBeGreaterThan(30));

  /** That both say the same of values, each drawn anew. */
  const agrees = (schema: Schema, values: fc.Arbitrary<unknown>, count: number): void => {
    const told = jsonSchemaOf(schema);
    fc.assert(
      fc.property(values, (value) => {
        const isAccepted = problems(told, value, noRefs).length === 0;
        expect([value, isAccepted]).toEqual([value, yupAccepts(schema, value)]);
      }),
      seededRuns(count),
    );
  };

  test.each(wholly)('%s: refuses in JSON Schema whatever it refuses itself', (_, schema) => {
    agrees(schema, near(schema), 60);
    for (const leaf of leaves(schema)) agrees(leaf, anything, 30);
  });
});
