import type { ErrorCode } from '../../../shared/domain/errors.ts';
import { isMutation, takesKey } from '../../../shared/routes/route-spec.ts';
import { type RouteKey, routeSpec } from '../../../shared/routes.ts';
import { fieldsOf } from './json-schema.ts';

const hasField = (key: RouteKey, name: string): boolean => {
  const { query } = routeSpec(key);
  return query !== undefined && Object.hasOwn(fieldsOf(query), name);
};

/** A save of a record that has a version. */
const namesVersion = (key: RouteKey): boolean => {
  const { body } = routeSpec(key);
  return body !== undefined && Object.hasOwn(fieldsOf(body), 'version');
};

/** Whether a request names a record by its id outside the path; an unknown one answers 404. */
const namesAnother = (key: RouteKey): boolean => {
  const { query, body } = routeSpec(key);
  return [query, body].some(
    (schema) => schema && Object.keys(fieldsOf(schema)).some((name) => /Ids?$/.test(name)),
  );
};

/** A replay under the same key rebuilds the answer from the record, which may be gone by then. */
const isToldAgain = (key: RouteKey): boolean => isMutation(key) && routeSpec(key).data !== undefined;

/** Codes that the pipeline or any handler may answer with. */
const common = (key: RouteKey): readonly ErrorCode[] => {
  const { access, query, body, encoding } = routeSpec(key);
  return [
    ...(query || body || isMutation(key) ? (['invalid_request'] as const) : []),
    ...(body && encoding !== 'form' ? (['invalid_json'] as const) : []),
    ...(hasField(key, 'cursor') ? (['invalid_cursor'] as const) : []),
    ...(access === 'anyone' ? [] : (['unauthenticated'] as const)),
    ...(access === 'anyone' || access === 'session' ? [] : (['forbidden'] as const)),
    'origin_refused',
    ...(key.includes('{') || namesAnother(key) || isToldAgain(key) ? (['not_found'] as const) : []),
    ...(key.includes('{slug}') ? (['site_not_found'] as const) : []),
    ...(takesKey(key, routeSpec(key)) ? (['in_progress'] as const) : []),
    ...(isMutation(key) ? (['too_large'] as const) : []),
    ...(body ? (['idempotency_mismatch'] as const) : []),
    ...(namesVersion(key) ? (['changed_meanwhile'] as const) : []),
    'internal',
    'busy',
  ];
};

/** Every code that a route may answer with, in the order of the catalogue. */
export const errorsOf = (key: RouteKey): readonly ErrorCode[] => [
  ...new Set([...common(key), ...(routeSpec(key).errors ?? [])]),
];
