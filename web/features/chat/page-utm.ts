import { readUtm, type Utm } from '../../../shared/domain/utm.ts';

/** The campaign parameters of the page's URL; read when something is sent, never on the server. */
export const pageUtm = (search: string = window.location.search): Utm | undefined => {
  const query = new URLSearchParams(search);
  return readUtm((name) => query.get(name));
};
