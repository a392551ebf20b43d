import { type InferType, type Schema, ValidationError } from 'yup';
import type { Issue } from '../../../shared/domain/issues.ts';
import { AppError } from '../app-error.ts';
import { normalise } from './normalise.ts';

export const DEFAULT_MAX_BODY_BYTES = 16 * 1024;

const unknownKeys = (error: ValidationError): readonly Issue[] => {
  const names = String(error.params?.unknown ?? '').split(', ');
  const prefix = error.path ? `${error.path}.` : '';
  return names.map((name) => ({ path: `${prefix}${name}`, key: 'unknown_field' }));
};

const issueOf = (error: ValidationError): readonly Issue[] =>
  error.type === 'noUnknown' ? unknownKeys(error) : [{ path: error.path ?? '', key: error.message }];

/** One issue per field: that it is missing, else its first error. */
const onePerPath = (errors: readonly ValidationError[]): readonly Issue[] => {
  const missing = errors.filter(({ type }) => type === 'required');
  const byPath = new Map<string, Issue>();
  for (const issue of errors.flatMap(issueOf)) if (!byPath.has(issue.path)) byPath.set(issue.path, issue);
  for (const issue of missing.flatMap(issueOf)) byPath.set(issue.path, issue);
  return [...byPath.values()];
};

const issuesOf = (error: ValidationError): readonly Issue[] =>
  onePerPath(error.inner.length > 0 ? error.inner : [error]);

/** Checks a value against a schema: nothing is cast, unknown keys are refused. Throws 400 `invalid_request`. */
export const check = <S extends Schema>(schema: S, value: unknown): InferType<S> => {
  try {
    // Nobody reads where in yup an error was made, and each field's would cost a stack trace.
    return schema.validateSync(value, { strict: true, abortEarly: false, disableStackTrace: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new AppError('invalid_request', { issues: issuesOf(error) });
  }
};

const fromJson = (text: string): unknown => {
  try {
    return normalise(JSON.parse(text));
  } catch (cause) {
    throw new AppError('invalid_json', { cause });
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a form; one that is sent several times holds all of its values with commas between, as in a query. */
const formFields = (text: string): Readonly<Record<string, string>> => {
  const sent = new URLSearchParams(text);
  return Object.fromEntries([...new Set(sent.keys())].map((name) => [name, sent.getAll(name).join(',')]));
};

/** A body parsed as JSON or as a urlencoded form; an object in both cases. Throws 400 `invalid_json`. */
export const readBody = (text: string, encoding: 'json' | 'form'): Readonly<Record<string, unknown>> => {
  const value = encoding === 'form' ? normalise(formFields(text)) : fromJson(text || '{}');
  if (!isRecord(value)) throw new AppError('invalid_json');
  return value;
};
