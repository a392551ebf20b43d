import { isReservedSlug, isValidSlug } from '../../../shared/domain/slug.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Http } from '../../lib/http.ts';

export type SlugState = 'unknown' | 'checking' | 'available' | 'taken';

/** As it is typed: lower case, without spaces around. */
export const cleanSlug = (typed: string): string => typed.trim().toLowerCase();

/** A slug's state without a request: reserved words are taken, an invalid slug is unknown. */
export const knownSlugState = (slug: string): SlugState => {
  if (!isValidSlug(slug)) return 'unknown';
  return isReservedSlug(slug) ? 'taken' : 'checking';
};

/** A config identifies its site by its present slug. */
const slugOf = (answer: unknown): unknown => Reflect.get(Object(Reflect.get(Object(answer), 'data')), 'slug');

/**
 * Requests the slug's public config: an answer means taken, 404 available, anything else unknown. A former slug of
 * `own`, which redirects there, can be used again.
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
