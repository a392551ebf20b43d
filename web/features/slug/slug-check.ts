import { isReservedSlug, isValidSlug } from '../../../shared/domain/slug.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Http } from '../../lib/http.ts';

export type SlugState = 'unknown' | 'checking' | 'available' | 'taken';

/** As it is typed: lower case, without spaces around. */
export const cleanSlug = (typed: string): string => typed.trim().toLowerCase();

/** What is known of a slug without asking: reserved words are taken, anything invalid is unknown. */
export const knownSlugState = (slug: string): SlugState => {
  if (!isValidSlug(slug)) return 'unknown';
  return isReservedSlug(slug) ? 'taken' : 'checking';
};

/** Whose site a config is, by the slug that it has now. */
const slugOf = (answer: unknown): unknown => Reflect.get(Object(Reflect.get(Object(answer), 'data')), 'slug');

/**
 * Asks the public config: an answer means taken, 404 available, anything else says nothing. An old
 * slug of `own`, which still leads there, can be taken back.
 */
export const askSlugState = async (
  http: Http,
  slug: string,
  signal: AbortSignal,
  own?: string,
): Promise<SlugState> => {
  try {
    const answer = await http({ method: 'GET', path: `/public/sites/${slug}/config`, retries: 0, signal });
    return own !== undefined && slugOf(answer) === own ? 'available' : 'taken';
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'available' : 'unknown';
  }
};
