import { routeMatcher } from '../functions/kernel/http/route-match.ts';
import { routeKeys } from '../shared/routes.ts';

/** The product's route for a method and a path, as the gateways find it. */
export const matchRoute = routeMatcher(routeKeys);
