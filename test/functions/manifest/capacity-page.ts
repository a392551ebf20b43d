import { type RouteKey, routeKeys } from '../../../shared/routes.ts';
import { type Budget, budgets } from './budgets.ts';
import { BUSY } from './busy-business.ts';

const HEAD = `# Capacity

What one request of each route takes of DynamoDB, table and index together. The business has ${BUSY.services} services,
${BUSY.windows} windows, ${BUSY.closures} closures, an agenda ${BUSY.days} days ahead, ${BUSY.leads} leads, ${BUSY.bookings} bookings, ${BUSY.conversations} conversations, ${BUSY.members} members and
${BUSY.webhooks} webhooks. Lists are read by their usual page of 50, changes are asked for under an idempotency key, and the request is
the one that \`test/functions/manifest/requests.ts\` sends; a resource's requests follow each other in this order.

The numbers are DynamoDB's own \`ReturnConsumedCapacity\`: a consistent read takes 1 read unit per 4 KB, one of the index
a half; a write takes 1 write unit per KB, and twice that in a transaction. They are the budget too: the test of this page
fails when a route takes more, or less, or has no line. Nothing scans the table. A request of a signed-in user begins
with one consistent read of 1 unit that tells who they are.

Changes of windows, closures, calendars and slots write each day of the agenda that looks different after them, which is
what their many calls are.

| route | read units | write units | calls |
|---|---:|---:|---:|
`;

const rowOf = (route: RouteKey, { reads, writes, calls }: Budget): string =>
  `| \`${route}\` | ${reads} | ${writes} | ${calls} |\n`;

/** The page of capacity, as it is to be in `docs/capacity.md`. */
export const capacityPage = (): string =>
  HEAD + routeKeys.map((route) => rowOf(route, budgets[route])).join('');
