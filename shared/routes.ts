import type { InferType, Schema } from 'yup';
import { accountRoutes } from './routes/account.ts';
import { agendaRoutes } from './routes/agenda.ts';
import { frontDeskRoutes } from './routes/front-desk.ts';
import { messageRoutes } from './routes/messages.ts';
import { officeRoutes } from './routes/office.ts';
import { pagesRoutes } from './routes/pages.ts';
import type { Resource, RouteSpec } from './routes/route-spec.ts';
import { visitorRoutes } from './routes/visitor.ts';

/**
 * **The** list of routes, one file per area. The gateways, handlers, web client, API description and test matrices
 * are generated from it.
 */
export const routes = {
  ...accountRoutes,
  ...agendaRoutes,
  ...frontDeskRoutes,
  ...officeRoutes,
  ...messageRoutes,
  ...visitorRoutes,
  ...pagesRoutes,
} as const;

export type Routes = typeof routes;
export type RouteKey = keyof Routes;

/** The routes that one resource serves. */
export type RoutesOf<R extends Resource> = {
  [Key in RouteKey]: Routes[Key]['resource'] extends R ? Key : never;
}[RouteKey];

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The parameters in a route's path. */
export type RouteParams<Key extends RouteKey> = { readonly [Name in ParamNames<Key>]: string };

type Inferred<Spec, Part extends string> = Spec extends { readonly [P in Part]: infer S extends Schema }
  ? InferType<S>
  : undefined;

export type RouteQuery<Key extends RouteKey> = Inferred<Routes[Key], 'query'>;
export type RouteBody<Key extends RouteKey> = Inferred<Routes[Key], 'body'>;
export type RouteData<Key extends RouteKey> = Inferred<Routes[Key], 'data'>;

/** A route's specification, without its literal types. */
export const routeSpec = (key: RouteKey): RouteSpec => routes[key];

export const routeKeys = Object.keys(routes).filter((key): key is RouteKey => key in routes);

export const isMutation = (key: RouteKey): boolean => !key.startsWith('GET ');

/**
 * Whether a route takes an idempotency key: every mutation, except those whose body already carries a key of its
 * sender's.
 */
export const takesKey = (key: RouteKey): boolean => isMutation(key) && routeSpec(key).encoding !== 'raw';
