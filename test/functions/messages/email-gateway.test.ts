import { expect, test } from '@jest/globals';
import { createSendEmail } from '../../../functions/messages/email-gateway.ts';
import { brandId, type TenantId } from '../../../shared/domain/ids.ts';

test('an e-mail that cannot be put together is a failure of its own, and never thrown', async () => {
  const send = createSendEmail({ from: 'no-reply@example.org', configurationSet: 'none' });
  const email = {
    subject: 'Rendez-vous confirmé',
    text: 'Bonjour',
    get html(): string {
      throw new RangeError('unreadable');
    },
  };
  const tags = {
    tenantId: brandId<TenantId>('t'),
    subjectId: 's',
    dueAt: '2026-11-23T13:00:00.000Z',
    messageId: 'm',
  };
  expect(await send({ to: 'ana@example.org', fromName: 'Garage', email, headers: {}, tags })).toEqual({
    kind: 'failed',
    failure: 'unavailable',
    error: 'RangeError',
  });
});
