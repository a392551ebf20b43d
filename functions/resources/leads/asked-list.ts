import type { RouteQuery } from '../../../shared/routes.ts';
import { invalidField } from '../../kernel/app-error.ts';
import { nameOf } from '../../records/leads/lead-marks.ts';
import { BY_BOOKING, type LeadOrder } from '../../records/leads/lead-orders.ts';

type Query = RouteQuery<'GET /v1/leads'>;
type Sort = NonNullable<Query['sort']>;

/** A list of leads that has rows of its own. */
export interface LeadsList {
  readonly name: string;
  readonly newestFirst: boolean;
}

const ORDERS: Readonly<Record<Sort, { readonly name: LeadOrder; readonly newestFirst: boolean }>> = {
  name: { name: 'order:name', newestFirst: false },
  '-name': { name: 'order:name', newestFirst: true },
  createdAt: { name: 'order:created', newestFirst: false },
  '-createdAt': { name: 'order:created', newestFirst: true },
  lastBookingAt: { name: BY_BOOKING, newestFirst: false },
  '-lastBookingAt': { name: BY_BOOKING, newestFirst: true },
};

/** Throws 400 for what no rows list together: only how a lead stands and whose it is are asked for at once. */
const requireAlone = ({ q, sort, tag, source, status, waiting, ownerId }: Query): void => {
  if (status !== undefined && waiting !== undefined) throw invalidField('waiting', 'alone');
  const alone = Object.entries({ q, sort, tag, source }).filter(([, value]) => value !== undefined);
  const isNarrowed = (status ?? waiting ?? ownerId) !== undefined;
  const [first] = alone;
  if (first && (alone.length > 1 || isNarrowed)) throw invalidField(first[0], 'alone');
};

/**
 * The list that a query asks for; undefined for all leads, or for what is sought in them. Throws 400 for what no rows
 * list together.
 */
export const listOf = (query: Query): LeadsList | undefined => {
  requireAlone(query);
  const { sort, tag, source, waiting, status, ownerId } = query;
  if (sort !== undefined) return ORDERS[sort];
  const standing = waiting === undefined ? status : 'waiting';
  const name =
    (tag !== undefined && nameOf.tag(tag)) ||
    (source !== undefined && nameOf.source(source)) ||
    (standing !== undefined && ownerId !== undefined && nameOf.standingOfOwner(standing, ownerId)) ||
    (standing !== undefined && nameOf.standing(standing)) ||
    (ownerId !== undefined && nameOf.owner(ownerId));
  return name ? { name, newestFirst: true } : undefined;
};
