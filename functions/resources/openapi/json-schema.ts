import { ArraySchema, isSchema, ObjectSchema, type Schema } from 'yup';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A schema in JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
export type JsonSchema = { readonly [keyword: string]: Json };

type Params = Readonly<Record<string, unknown>>;
/** Whether a value passes the schema that a rule belongs to. */
type Passes = (value: unknown) => boolean;

const bound = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

const source = (value: unknown): string => (value instanceof RegExp ? value.source : '');

const MONTH_AND_DAY = '(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const DAY_OF_A_YEAR =
  '((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d))';
const TIME_IN_UTC = '([01]\\d|2[0-4]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?Z';

/** Each yup rule in JSON Schema, as far as JSON Schema can express it. */
const RULES: Readonly<Record<string, (params: Params, passes: Passes) => JsonSchema>> = {
  'string.required': () => ({ minLength: 1 }),
  'string.min': ({ min }) => ({ minLength: bound(min) }),
  'string.max': ({ max }) => ({ maxLength: bound(max) }),
  'string.matches': ({ regex }) => ({ pattern: source(regex) }),
  'string.instant': () => ({
    description: 'An instant in UTC; seconds may be left out, which the format date-time does not know.',
    pattern: `^\\d{4}-${MONTH_AND_DAY}T${TIME_IN_UTC}$`,
  }),
  'string.date': () => ({ format: 'date', pattern: `^20\\d{2}-${MONTH_AND_DAY}$` }),
  'string.birthday': () => ({
    pattern: `^((19|20)\\d{2}-)?${DAY_OF_A_YEAR}$`,
    description: 'A day, MM-DD, or yyyy-mm-dd where the year is known.',
  }),
  'string.day': () => ({
    pattern: `^2[01]\\d{2}-${MONTH_AND_DAY}(T${TIME_IN_UTC})?$`,
    description: 'A day, yyyy-mm-dd, or an instant in UTC.',
  }),
  'string.url': (_, passes) => ({
    format: 'uri',
    pattern: `^[hH][tT][tT][pP][sS]${passes('http://a.example') ? '?' : ''}://[^\\s/?#@\\\\]+([/?#][^\\s\\\\]*)?$`,
  }),
  'string.timezone': () => ({ description: 'A time zone of the IANA database.' }),
  'number.min': ({ min }) => ({ minimum: bound(min) }),
  'number.max': ({ max }) => ({ maximum: bound(max) }),
  'number.integer': () => ({ type: 'integer' }),
  'number.multiple': () => ({ multipleOf: 5 }),
  'number.step': () => ({ multipleOf: 5 }),
  'number.cents': () => ({ description: 'At most two decimals.' }),
  'array.min': ({ min }) => ({ minItems: bound(min) }),
  'array.max': ({ max }) => ({ maxItems: bound(max) }),
  'object.region': () => ({ description: 'The region is one of the country.' }),
  'object.postal_code': () => ({
    description: 'The region is one of the country, and the postal code is written as the country writes it.',
  }),
  'object.noUnknown': () => ({ additionalProperties: false }),
};

/** The fields of an object's schema, in the order of the source. */
export const fieldsOf = (schema: Schema): Readonly<Record<string, Schema>> =>
  schema instanceof ObjectSchema
    ? Object.fromEntries(
        Object.entries(schema.fields).filter((field): field is [string, Schema] => isSchema(field[1])),
      )
    : {};

/** The schema of a list's entries. */
export const entryOf = (schema: Schema): Schema | undefined =>
  schema instanceof ArraySchema && isSchema(schema.innerType) ? (schema.innerType as Schema) : undefined;

const namesOf = (schema: Schema): readonly string[] =>
  schema.describe().tests.map(({ name }) => `${schema.type}.${name}`);

/** Rules of a schema and its parts that have no counterpart in `RULES`. */
export const unknownRules = (schema: Schema): readonly string[] => {
  const entry = entryOf(schema);
  const held = [...Object.values(fieldsOf(schema)), ...(entry ? [entry] : [])];
  return [...namesOf(schema).filter((name) => !Object.hasOwn(RULES, name)), ...held.flatMap(unknownRules)];
};

/** Combines two rules: of two minimum lengths the stricter holds; other keywords appear once. */
const joined = (one: JsonSchema, other: JsonSchema): JsonSchema =>
  typeof one.minLength === 'number' && typeof other.minLength === 'number'
    ? { ...one, ...other, minLength: Math.max(one.minLength, other.minLength) }
    : { ...one, ...other };

const ruled = (schema: Schema): JsonSchema => {
  const passes: Passes = (value) => schema.isValidSync(value, { strict: true });
  return schema
    .describe()
    .tests.map(({ name, params }) => RULES[`${schema.type}.${name}`]?.(params ?? {}, passes) ?? {})
    .reduce(joined, { type: schema.type });
};

/** Without `format`, since an empty text has no format. */
const withoutFormat = ({ format: _, ...said }: JsonSchema): JsonSchema => said;

/** Also allows an empty text when all patterns do: a form sends it for an empty field. */
const withBlank = (schema: Schema, said: JsonSchema): JsonSchema =>
  typeof said.pattern === 'string' &&
  !new RegExp(said.pattern).test('') &&
  schema.isValidSync('', { strict: true })
    ? { ...withoutFormat(said), pattern: `^$|${said.pattern}` }
    : said;

const isJson = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const withChoices = (schema: Schema, said: JsonSchema): JsonSchema => {
  const choices = schema.describe().oneOf.filter(isJson);
  return choices.length > 0 ? { ...said, enum: choices } : said;
};

const withNull = (schema: Schema, said: JsonSchema): JsonSchema => {
  if (!schema.describe().nullable) return said;
  const choices = Array.isArray(said.enum) ? { enum: [...said.enum, null] } : {};
  return { ...said, ...choices, type: [said.type ?? 'string', 'null'] };
};

/** How a schema inside another is described: in full, or as a reference by name. */
export type DescribeSchema = (schema: Schema) => JsonSchema;

const heldBy = (schema: Schema, tell: DescribeSchema): JsonSchema => {
  const entry = entryOf(schema);
  if (entry) return { items: tell(entry) };
  const fields = Object.entries(fieldsOf(schema));
  if (fields.length === 0) return {};
  const required = fields.filter(([, field]) => !field.describe().optional).map(([name]) => name);
  return {
    properties: Object.fromEntries(fields.map(([name, field]) => [name, tell(field)])),
    ...(required.length > 0 ? { required } : {}),
  };
};

/**
 * A yup schema as JSON Schema, for a value that is present: the object around it says whether it is required. Accepts
 * whatever yup's strict validation accepts.
 */
export const jsonSchemaOf = (
  schema: Schema,
  tell: DescribeSchema = (held) => jsonSchemaOf(held),
): JsonSchema =>
  withNull(schema, { ...withChoices(schema, withBlank(schema, ruled(schema))), ...heldBy(schema, tell) });
