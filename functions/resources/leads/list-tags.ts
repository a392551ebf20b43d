import type { TenantId } from '../../../shared/domain/ids.ts';
import type { RouteData } from '../../../shared/routes.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { ranges } from '../../kernel/table/keys.ts';
import type { LeadTagRow } from '../../records/leads/lead-tags.ts';

/** The most tags that are listed: more are more than anybody chooses from. */
const MOST_TAGS = 200;

/**
 * The tags that leads of a business have, in the order of their letters: at most two hundred, `isMore` when there are
 * others.
 */
export const tagsOf = async (
  { table }: Pick<Kernel, 'table'>,
  tenantId: TenantId,
): Promise<RouteData<'GET /v1/leads/tags'>> => {
  const { items, next } = await table.query<LeadTagRow>(ranges.leadTags(tenantId), { limit: MOST_TAGS });
  return { tags: items.map(({ tag }) => tag), ...(next ? { isMore: true } : {}) };
};
