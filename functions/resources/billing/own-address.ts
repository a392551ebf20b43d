import { invalidField } from '../../kernel/app-error.ts';

/**
 * An address on the application's own origin, as a browser parses it: a payment page returns people nowhere else.
 * Throws 400 for any other; `path` names the field.
 */
export const ownAddress = (path: string, address: string, appBase: string): string => {
  const url = URL.parse(address);
  const own = new URL(appBase);
  // A `blob:` address has the origin of the page that made it, but is not one of our pages.
  const isOurs = url?.protocol === own.protocol && url.origin === own.origin;
  const isOwn = isOurs && !url.username && !url.password;
  if (!isOwn) throw invalidField(path, 'invalid');
  return url.href;
};
