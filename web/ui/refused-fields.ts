import { getIn } from 'formik';

/** A field of a form, by its path, and why the server refused it. */
export interface RefusedField {
  readonly field: string;
  readonly why: string;
}

const within = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The paths that an answer of the server told, with the reason of each; its shape is all that is known of it here. */
const issuesOf = (error: unknown): readonly RefusedField[] => {
  const issues: unknown = within(within(error, 'server'), 'issues');
  if (!Array.isArray(issues)) return [];
  return issues.flatMap((issue: unknown) => {
    const [field, why] = [within(issue, 'path'), within(issue, 'message')];
    return typeof field === 'string' && typeof why === 'string' ? [{ field, why }] : [];
  });
};

const fieldOf = (path: string, values: object): string | undefined =>
  // What a body nests, a form may hold flat: `contact.phone` is its `phone`.
  [path, path.split('.').at(-1) ?? path].find((name) => getIn(values, name) !== undefined);

/** The fields among a form's own that a refusal names, each once. */
export const refusedFields = (error: unknown, values: object): readonly RefusedField[] => {
  const named = issuesOf(error).flatMap(({ field: path, why }) => {
    const field = fieldOf(path, values);
    return field === undefined ? [] : [{ field, why }];
  });
  return named.filter(({ field }, n) => named.findIndex((one) => one.field === field) === n);
};

/** Shows beside each field why the server refused it, until it is typed in again. */
export const markRefused = (
  error: unknown,
  values: object,
  mark: (field: string, why: string) => void,
): void => {
  for (const { field, why } of refusedFields(error, values)) mark(field, why);
};
