import { DAY_SECONDS } from '../../../shared/domain/duration.ts';
import { SLUG_TOMBSTONE_DAYS } from '../../../shared/domain/slug.ts';
import { expiryAfter } from '../../kernel/clock.ts';
import { keys } from '../../kernel/table/keys.ts';

/** Epoch seconds until which a released slug stays reserved. */
export const tombstoneExpiry = (now: number): number => expiryAfter(now, SLUG_TOMBSTONE_DAYS * DAY_SECONDS);

/** A closed business’s slug: nobody has it, and nobody can take it until it expires. */
export const slugTombstone = (slug: string, now: number) => ({
  put: keys.slug(slug),
  item: { expiresAt: tombstoneExpiry(now) },
});
