import { type RouteKey, routeKeys, routeSpec } from '../shared/routes.ts';

/** Path of a route, its named parts in braces. */
export const pathOf = (key: RouteKey): string => key.slice(key.indexOf(' ') + 1);

/** A route's path with `part` in place of each named part: a pattern for CloudFront or the firewall. */
export const patternOf = (key: RouteKey, part: string): string => pathOf(key).replaceAll(/\{\w+\}/g, part);

const isStream = (key: RouteKey): boolean => routeSpec(key).transport === 'stream';

/** Routes that stream, which the HTTP API cannot. */
export const streamRoutes = routeKeys.filter(isStream);
export const gatewayRoutes = routeKeys.filter((key) => !isStream(key));

/** Pages with GET, which also answer HEAD. */
export const readPages = routeKeys.filter(
  (key) => key.startsWith('GET ') && routeSpec(key).answers === 'page',
);

const queryOf = (key: RouteKey): string[] => {
  const description = routeSpec(key).query?.describe();
  return description && 'fields' in description ? Object.keys(Object(description.fields)) : [];
};

/** A search that visitors make anew each: keeping it helps nobody, and a cache key holds ten parameters at most. */
export const searchPage: RouteKey = 'GET /site/{slug}/plusieurs';

/** Pages whose address is a secret are never cached either, so their cache key needs no parameters. */
const isKept = (key: RouteKey): boolean => key !== searchPage && !/^\/(?:rdv|attente)\//.test(pathOf(key));

/** Query parameters that pages read, the only ones in the edge's cache key. */
export const pageQuery = ['lang', ...new Set(readPages.filter(isKept).flatMap(queryOf))];
