type Json = unknown;
type Schema = Readonly<Record<string, Json>>;

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: Json): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

const hasType = (value: Json, type: Json): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;

const list = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value]);
const entries = (value: Json): ReadonlyArray<[string, Json]> =>
  isObject(value) ? Object.entries(value) : [];
const asSchema = (value: Json): Schema => (isObject(value) ? value : {});

type Check = (said: Json, value: Json, find: (ref: string) => Schema, whole: Schema) => readonly string[];

const unless = (ok: boolean, why: string): readonly string[] => (ok ? [] : [why]);

const length = (text: string): number => [...text].length;

/** Every keyword that the description uses, as JSON Schema 2020-12 means it; each says nothing of other types. */
const KEYWORDS: Readonly<Record<string, Check>> = {
  type: (said, value) =>
    unless(
      list(said).some((type) => hasType(value, type)),
      `is not of type ${String(said)}`,
    ),
  enum: (said, value) => unless(list(said).includes(value), 'is none of the enum'),
  minLength: (said, value) =>
    unless(typeof value !== 'string' || length(value) >= Number(said), 'is too short'),
  maxLength: (said, value) =>
    unless(typeof value !== 'string' || length(value) <= Number(said), 'is too long'),
  pattern: (said, value) =>
    unless(
      typeof value !== 'string' || new RegExp(String(said), 'u').test(value),
      `does not match ${String(said)}`,
    ),
  minimum: (said, value) => unless(typeof value !== 'number' || value >= Number(said), 'is too small'),
  maximum: (said, value) => unless(typeof value !== 'number' || value <= Number(said), 'is too large'),
  multipleOf: (said, value) =>
    unless(typeof value !== 'number' || Number.isInteger(value / Number(said)), 'is no multiple'),
  minItems: (said, value) => unless(!Array.isArray(value) || value.length >= Number(said), 'has too few'),
  maxItems: (said, value) => unless(!Array.isArray(value) || value.length <= Number(said), 'has too many'),
  items: (said, value, find) =>
    Array.isArray(value) ? value.flatMap((one, at) => problems(asSchema(said), one, find, `/${at}`)) : [],
  required: (said, value) =>
    isObject(value)
      ? list(said).flatMap((name) => unless(Object.hasOwn(value, String(name)), `lacks ${String(name)}`))
      : [],
  properties: (said, value, find) =>
    isObject(value)
      ? entries(said).flatMap(([name, schema]) =>
          Object.hasOwn(value, name) ? problems(asSchema(schema), value[name], find, `/${name}`) : [],
        )
      : [],
  additionalProperties: (said, value, _find, whole) =>
    isObject(value) && said === false
      ? Object.keys(value).flatMap((name) =>
          unless(Object.hasOwn(asSchema(whole.properties), name), `has an unknown ${name}`),
        )
      : [],
  anyOf: (said, value, find) =>
    unless(
      list(said).some((schema) => problems(asSchema(schema), value, find).length === 0),
      'is none of anyOf',
    ),
  allOf: (said, value, find) => list(said).flatMap((schema) => problems(asSchema(schema), value, find)),
  $ref: (said, value, find) => problems(find(String(said)), value, find),
  format: () => [],
  description: () => [],
};

/** What is wrong with a value by a schema, each with its place; a keyword that is not known is wrong too. */
export const problems = (
  schema: Schema,
  value: Json,
  find: (ref: string) => Schema,
  place = '',
): readonly string[] =>
  Object.entries(schema)
    .flatMap(([keyword, said]) => {
      const check = KEYWORDS[keyword];
      return check ? check(said, value, find, schema) : [`is judged by an unknown keyword ${keyword}`];
    })
    .map((problem) => `${place}${problem.startsWith('/') ? '' : ' '}${problem}`);

/** Follows `#/…` references inside one document. Throws when one leads nowhere. */
export const finderIn =
  (document: Json) =>
  (ref: string): Schema => {
    const found = ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<Json>((at, name) => (isObject(at) ? at[name] : undefined), document);
    if (!ref.startsWith('#/') || !isObject(found)) throw new Error(`${ref} leads nowhere.`);
    return found;
  };
