import { type FormikErrors, getIn, setIn } from 'formik';
import { type Schema, ValidationError } from 'yup';
import { issueText } from '../../shared/domain/issues.ts';
import type { Language } from '../../shared/domain/language.ts';

const issuesOf = (schema: Schema, body: unknown): readonly ValidationError[] => {
  try {
    schema.validateSync(body, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.length > 0 ? error.inner : [error];
  }
};

// A blank field breaks its least length too, but what its reader should hear is that it is required.
const isMissing = ({ type }: ValidationError): boolean => type === 'required' || type === 'optionality';

/**
 * What `schema` has against `body`, as Formik wants it: the first issue of each field, in words.
 * The schema is the server's own, so `body` is what will be sent, not what the fields hold.
 */
export const validateBody = <Values>(
  schema: Schema,
  body: unknown,
  language: Language,
): FormikErrors<Values> => {
  let errors: FormikErrors<Values> = {};
  const issues = issuesOf(schema, body).toSorted((a, b) => Number(isMissing(b)) - Number(isMissing(a)));
  for (const { path = '', message } of issues)
    if (getIn(errors, path) === undefined) errors = setIn(errors, path, issueText(message, language));
  return errors;
};
