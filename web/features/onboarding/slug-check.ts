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

/** Asks the public config: an answer means taken, 404 available, anything else says nothing (specification §7). */
export const askSlugState = async (http: Http, slug: string, signal: AbortSignal): Promise<SlugState> => {
  try {
    await http({ method: 'GET', path: `/public/sites/${slug}/config`, retries: 0, signal });
    return 'taken';
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'available' : 'unknown';
  }
};
