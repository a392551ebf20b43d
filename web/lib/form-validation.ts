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

// A blank field also violates its minimum length; "required" is the message to show.
const isMissing = ({ type }: ValidationError): boolean => type === 'required' || type === 'optionality';

/**
 * The issues of `body` under `schema` as Formik expects them: the first message of each field. The schema is the
 * server's, so `body` is the body to send, not the fields' values.
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
