import { describe, expect, test } from '@jest/globals';
import type { Schema } from 'yup';
import { AppError } from '../../functions/kernel/app-error.ts';
import { check } from '../../functions/kernel/http/parse.ts';
import { issueText } from '../../shared/domain/issues.ts';
import { type RouteKey, routeKeys, routeSpec } from '../../shared/routes.ts';
import { bases, bounds } from './bounds-of-routes.ts';

/** What a schema has against a value: its keys by path, `ok` when nothing. */
const against = (schema: Schema, value: unknown): Readonly<Record<string, string>> | 'ok' => {
  try {
    check(schema, value);
    return 'ok';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Object.fromEntries(error.issues.map(({ path, key }) => [path, key]));
  }
};

const bodyOf = (route: RouteKey): Schema => {
  const { body } = routeSpec(route);
  if (!body) throw new Error(`${route} takes no body`);
  return body;
};

const cases = Object.entries(bounds).flatMap(([route, fields]) =>
  (fields ?? []).map(([field, within, beyond]) => ({ route, field, within, beyond })),
);

const isRoute = (text: string): text is RouteKey => routeKeys.some((key) => key === text);

describe.each(cases)('$route: $field', ({ route, field, within, beyond }) => {
  if (!isRoute(route)) throw new Error(route);
  const withValue = (value: unknown) => against(bodyOf(route), { ...bases[route], [field]: value });

  test('is accepted up to its bounds', () => {
    for (const value of within) expect([value, withValue(value)]).toEqual([value, 'ok']);
  });

  test('is refused beyond them, with a reason in both languages', () => {
    for (const [value, key] of beyond) {
      const issues = withValue(value);
      expect([value, issues]).toEqual([value, { [field]: key }]);
      const said = Object.values(issues)[0] ?? '';
      expect(issueText(said, 'fr')).not.toBe(issueText(said, 'en'));
    }
  });
});

test('every text, number and list that a body may hold has its bounds tried here', () => {
  const missing = routeKeys.flatMap((route) => {
    const described: { fields?: Record<string, { type: string; oneOf: unknown[] }> } = Object(
      routeSpec(route).body?.describe(),
    );
    const tried = (bounds[route] ?? []).map(([field]) => field);
    return Object.entries(described.fields ?? {})
      .filter(([, { type, oneOf }]) => ['string', 'number', 'array'].includes(type) && oneOf.length === 0)
      .filter(([field]) => !tried.includes(field))
      .map(([field]) => `${route} ${field}`);
  });
  expect(missing).toEqual([]);
});
