import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createSigner } from '../../../functions/kernel/identity/signing.ts';
import { openManageToken } from '../../../functions/records/bookings/manage-link.ts';
import { openOffer, sealOffer } from '../../../functions/records/bookings/offer-handle.ts';
import { openSlot } from '../../../functions/records/bookings/slot-handle.ts';
import { openUnsubscribeToken } from '../../../functions/records/messages/unsubscribe-link.ts';
import { openWaitToken } from '../../../functions/records/waitlist/waiting-link.ts';
import { openWait } from '../../../functions/resources/bookings/visitors/wait-token.ts';
import { brandId, type CalendarId, type TenantId } from '../../../shared/domain/ids.ts';
import { seededRuns } from '../../support/seeded.ts';

const signer = createSigner('a secret');
const tenantId = brandId<TenantId>('mine');

/** What each opener answers to a text that is sealed but does not hold what it expects. */
const openers: Readonly<Record<string, readonly [open: (text: string) => unknown, refused: unknown]>> = {
  manage: [(text) => openManageToken({ signer }, text), undefined],
  waiting: [(text) => openWaitToken({ signer }, text), undefined],
  unsubscribe: [(text) => openUnsubscribeToken({ signer }, text), undefined],
  offer: [(text) => openOffer(signer, tenantId, text, 0), undefined],
  slot: [(text) => openSlot(signer, tenantId, text, 0), { kind: 'forged' }],
  wait: [(text) => openWait(signer, 'mine', text, 0), { kind: 'void' }],
};

test.each(Object.entries(openers))(
  '%s: what is sealed in another shape opens as nothing',
  (purpose, opener) => {
    const [open, refused] = opener;
    const word = fc.constantFrom<unknown>('mine', null, {}, [], true);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 1 }), fc.array(word, { maxLength: 3 }), (first, rest) => {
        // A record in the second place is none of theirs.
        expect(open(signer.seal(purpose, [...first, {}, ...rest]))).toEqual(refused);
      }),
      seededRuns(50),
    );
  },
);

test('an offer names its services and people once, and opens as what was sealed', () => {
  const part = (start: number, serviceId: string, calendar: string) => ({
    start,
    serviceId,
    calendarId: brandId<CalendarId>(calendar),
  });
  const basket = {
    arrangement: 'in_a_row' as const,
    parts: [part(60, 'cut', 'ana'), part(90, 'dye', 'ana'), part(120, 'cut', 'léo')],
    perDate: 3,
  };
  expect(openOffer(signer, tenantId, sealOffer(signer, tenantId, basket, 0), 0)).toEqual(basket);
});
