import { expect, test } from '@jest/globals';
import { ApiError } from '../../../web/lib/api-error.ts';
import { refusedFields } from '../../../web/ui/refused-fields.ts';

const refusal = (...issues: readonly (readonly [string, string])[]) =>
  new ApiError(
    { method: 'PATCH', path: '/v1/tenants/current' },
    400,
    JSON.stringify({
      error: {
        code: 'invalid_request',
        message: 'La demande est invalide.',
        issues: issues.map(([path, message]) => ({ path, message })),
      },
    }),
  );

test('a field that the server refused is named with its reason, the first of several', () => {
  expect(
    refusedFields(refusal(['phone', 'Numéro invalide.'], ['phone', 'Trop long.']), { phone: '' }),
  ).toEqual([{ field: 'phone', why: 'Numéro invalide.' }]);
});

test('what a body nests is found where a form holds it flat, and in a form’s own lists', () => {
  const values = { phone: '1', services: [{ name: 'x' }] };
  expect(refusedFields(refusal(['contact.phone', 'a'], ['services.0.name', 'b']), values)).toEqual([
    { field: 'phone', why: 'a' },
    { field: 'services.0.name', why: 'b' },
  ]);
});

test('a field that the form does not have, and an error without fields, name nothing', () => {
  expect(refusedFields(refusal(['version', 'x']), { phone: '' })).toEqual([]);
  expect(refusedFields(new Error('away'), { phone: '' })).toEqual([]);
});
