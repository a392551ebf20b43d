/* Answers that are parsed by hand: the schema library would be a fifth of the public page's scripts. */

export type Test = (value: unknown) => boolean;

/** The type of each field of an answer. A field added to the schema does not compile until it is added here. */
export type Shape<T> = { readonly [Name in keyof T]-?: Test };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isString: Test = (value) => typeof value === 'string';
export const isNumber: Test = (value) => typeof value === 'number';
export const isBoolean: Test = (value) => typeof value === 'boolean';
export const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
export const nullable =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);

/** Whether a value has these fields. */
export const fits =
  <T>(shape: Shape<T>) =>
  (value: unknown): value is T =>
    isRecord(value) && Object.entries<Test>(shape).every(([name, test]) => test(value[name]));

export const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);

/** What the server has against one field. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

export const isIssue = fits<Issue>({ path: isString, message: isString });

/** The payload of a success: under `data`, or the body itself. */
export const readData = (body: unknown): unknown => (isRecord(body) && 'data' in body ? body.data : body);
