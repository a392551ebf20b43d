import { isReservedSlug, isValidSlug } from '../../../shared/domain/slug.ts';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

export type SlugState = 'unknown' | 'checking' | 'available' | 'taken';

/** As it is typed: lower case, without spaces around. */
export const cleanSlug = (typed: string): string => typed.trim().toLowerCase();

/** A slug's state without a request: reserved words are taken, an invalid slug is unknown. */
export const knownSlugState = (slug: string): SlugState => {
  if (!isValidSlug(slug)) return 'unknown';
  return isReservedSlug(slug) ? 'taken' : 'checking';
};

/**
 * Requests the slug's public config: an answer means taken, 404 available, anything else unknown. A former slug of
 * `own`, which redirects there, can be used again.
 */
export const askSlugState = async (
  api: Api,
  slug: string,
  signal: AbortSignal,
  own?: string,
): Promise<SlugState> => {
  try {
    const config = await api('GET /public/sites/{slug}/config', { params: { slug }, retries: 0, signal });
    return config.slug === own ? 'available' : 'taken';
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'available' : 'unknown';
  }
};
