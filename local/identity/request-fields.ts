import { CognitoError } from './cognito-error.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A JSON object's fields. @throws CognitoError SerializationException for anything else. */
export function fieldsOf(value: unknown): Fields {
  if (!isFields(value)) throw notSerializable();
  return value;
}

/** @throws CognitoError SerializationException for a value of another type. */
export function optionalText(fields: Fields, name: string): string | null {
  const value = fields[name] ?? null;
  if (value !== null && typeof value !== 'string') throw notSerializable();
  return value;
}

/** @throws CognitoError InvalidParameterException when the field is absent or empty. */
export function requiredText(fields: Fields, name: string): string {
  const value = optionalText(fields, name);
  if (!value) throw new CognitoError('InvalidParameterException', `Missing required parameter ${name}`);
  return value;
}

/** A map field; absent is empty. */
export function optionalMap(fields: Fields, name: string): Fields {
  const value = fields[name] ?? {};
  return fieldsOf(value);
}

/** Cognito's `[{ Name, Value }]` as a map; absent is empty. */
export function attributesOf(fields: Fields, name: string): ReadonlyMap<string, string> {
  const value = fields[name] ?? [];
  if (!Array.isArray(value)) throw notSerializable();
  return new Map(
    value.map((one: unknown) => {
      const attribute = fieldsOf(one);
      return [requiredText(attribute, 'Name'), optionalText(attribute, 'Value') ?? ''];
    }),
  );
}

/** JSON.parse whose answer is not trusted yet. @throws CognitoError SerializationException. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notSerializable();
  }
}

const notSerializable = () =>
  new CognitoError('SerializationException', 'The request is not a JSON document of the expected form.');

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
