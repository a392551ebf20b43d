import { pattern } from '../../patterns.ts';
import { isNoName } from '../function-words.ts';
import { erase, type Text } from '../text.ts';
import { CALENDAR, HOUR, tidyName } from './name-words.ts';

const DAYS_AND_MONTHS = CALENDAR.source.replace(/^\^|\$$/g, '');

/** "Mrs Friday", « ici madame Samedi, Gladys Samedi ». */
const TITLED = pattern`
  \b(?:(?:mrs?|ms|miss|mme|mlle)[. ]?|(?:ici|je suis|c'est|this is|i'm|im|it's) (?:monsieur|madame|mister)) (
    ${DAYS_AND_MONTHS}
  )(?![a-z])(?:,? ([a-z'-]{2,20}) \1(?![a-z]))?`;

/** A day that is a surname, with the first name where both are told. */
export const hearTitled = (text: Text): { readonly name?: string; readonly rest: Text } => {
  const match = TITLED.exec(text.folded);
  if (!match) return { rest: text };
  const end = match.index + match[0].length;
  if (HOUR.test(text.folded.slice(end).replace(/^ /, ''))) return { rest: text };
  const rest = erase(text, match.index, end);
  const [, surname = '', first] = match;
  if (first === undefined || isNoName(first)) return { rest };
  const typed = text.raw.slice(end - first.length - surname.length - 1, end);
  return { name: tidyName(typed), rest };
};
