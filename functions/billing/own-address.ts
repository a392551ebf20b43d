import { invalidField } from '../kernel/app-error.ts';

/**
 * An address of the application's own origin, as a browser reads it: a payment page sends people nowhere else. Throws
 * 400 for any other; `path` names the field.
 */
export const ownAddress = (path: string, address: string, appBase: string): string => {
  const url = URL.parse(address);
  const isOwn = url !== null && url.origin === new URL(appBase).origin && !url.username && !url.password;
  if (!isOwn) throw invalidField(path, 'invalid');
  return url.href;
};
