import { type RouteKey, routeKeys, routeSpec } from '../shared/routes.ts';

/** Path of a route, its named parts in braces. */
export const pathOf = (key: RouteKey): string => key.slice(key.indexOf(' ') + 1);

/** A route's path with `part` in place of each of its named parts: a pattern of CloudFront's or of a firewall's. */
export const patternOf = (key: RouteKey, part: string): string => pathOf(key).replaceAll(/\{\w+\}/g, part);

const isStream = (key: RouteKey): boolean => routeSpec(key).transport === 'stream';

/** Routes that stream, which the HTTP API cannot. */
export const streamRoutes = routeKeys.filter(isStream);
export const gatewayRoutes = routeKeys.filter((key) => !isStream(key));

/** Pages that are read, and so may be asked by HEAD. */
export const readPages = routeKeys.filter(
  (key) => key.startsWith('GET ') && routeSpec(key).answers === 'page',
);

export const resources = [...new Set(routeKeys.map((key) => routeSpec(key).resource))];

const queryOf = (key: RouteKey): string[] => {
  const description = routeSpec(key).query?.describe();
  return description && 'fields' in description ? Object.keys(Object(description.fields)) : [];
};

/** An appointment's page is never kept, and so differs by nothing. */
const isKept = (key: RouteKey): boolean => !pathOf(key).startsWith('/rdv/');

/** Query parameters that pages read: their copies at the edge differ by them, and by no others. */
export const pageQuery = ['lang', ...new Set(readPages.filter(isKept).flatMap(queryOf))];
