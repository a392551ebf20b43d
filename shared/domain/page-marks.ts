import type { Operator } from './operator.ts';

/** Placeholder in the built pages for the product's own origin, which is known when they are served. */
export const ORIGIN_MARK = '__COMPTOIR_ORIGIN__';

/** Placeholders in the built pages for the operator; the application's page has them in its head. */
export const OPERATOR_MARKS: Operator = {
  name: '__OPERATOR_NAME__',
  address: '__OPERATOR_ADDRESS__',
  email: '__OPERATOR_EMAIL__',
  officerName: '__OPERATOR_OFFICER_NAME__',
  officerEmail: '__OPERATOR_OFFICER_EMAIL__',
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text escaped for HTML, in an element or between double quotes. */
export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

/** A built page with its origin (a URL without a path) and its operator filled in. */
export const filledPage = (html: string, origin: string, operator: Operator): string =>
  [
    [ORIGIN_MARK, origin],
    [OPERATOR_MARKS.name, operator.name],
    [OPERATOR_MARKS.address, operator.address],
    [OPERATOR_MARKS.email, operator.email],
    [OPERATOR_MARKS.officerName, operator.officerName],
    [OPERATOR_MARKS.officerEmail, operator.officerEmail],
  ].reduce(
    (page, [mark = '', value = '']) =>
      page.split(mark).join(mark === ORIGIN_MARK ? value : escapedHtml(value)),
    html,
  );
