import type { Operator } from '../../../shared/domain/operator.ts';
import { OPERATOR_MARKS } from '../../../shared/domain/page-marks.ts';
import { isInBrowser } from '../../lib/in-browser.ts';

const headSays = (name: string): string =>
  document.querySelector(`meta[name="operator-${name}"]`)?.getAttribute('content') ?? '';

/** The operator of this installation, from the page's head; at build time, the placeholders for it. */
export const operatorOfPage = (): Operator =>
  isInBrowser
    ? {
        name: headSays('name'),
        address: headSays('address'),
        email: headSays('email'),
        officerName: headSays('officer-name'),
        officerEmail: headSays('officer-email'),
      }
    : OPERATOR_MARKS;

/** A legal text with its operator in it: `{name}`, `{address}`, `{email}`, `{officerName}`, `{officerEmail}`. */
export const namingOperator = (text: string, operator: Operator): string =>
  Object.entries(operator).reduce((said, [field, value]) => said.replaceAll(`{${field}}`, value), text);
