import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicBooking } from '../../../shared/schemas/public-booking.ts';
import { BookingCard } from '../../../web/features/chat/booking-card.tsx';
import { ChatBusinessContext } from '../../../web/features/chat/chat-business.ts';
import { SeveralCard } from '../../../web/features/chat/several-card.tsx';
import { LanguageProvider } from '../../../web/i18n/language.tsx';

const business = { business: 'Salon Roy', timezone: 'America/Toronto' };

const booking: PublicBooking = {
  bookingId: 'b1',
  title: 'Cut',
  startAt: '2026-11-24T14:00:00Z',
  endAt: '2026-11-24T15:00:00Z',
  status: 'confirmed',
  manageUrl: 'https://comptoir.test/rdv/t0k3n',
};

const card = (over: Partial<PublicBooking> = {}): string =>
  renderToStaticMarkup(
    <LanguageProvider language="en">
      <BookingCard {...business} booking={{ ...booking, ...over }} />
    </LanguageProvider>,
  );

describe('the card of an appointment', () => {
  test('offers a calendar file of one that takes place', () => {
    expect(card()).toContain('Appointment confirmed');
    expect(card()).toContain('Add to calendar');
  });

  test.each([
    ['was called off', { askedToMove: true }, 'Appointment to change'],
    ['is cancelled', { status: 'cancelled' }, 'Appointment cancelled'],
    [
      'is cancelled after it was called off',
      { status: 'cancelled', askedToMove: true },
      'Appointment cancelled',
    ],
  ] as const)('says of one that it %s, and leads to its page alone', (_, over, heading) => {
    expect(card(over)).toContain(heading);
    expect(card(over)).not.toContain('Add to calendar');
    expect(card(over)).toContain('View my appointment');
  });
});

test('the card of several says which one was called off, and puts the others in the calendar', () => {
  const other = {
    ...booking,
    bookingId: 'b2',
    startAt: '2026-12-01T14:00:00Z',
    endAt: '2026-12-01T15:00:00Z',
  };
  const html = renderToStaticMarkup(
    <LanguageProvider language="en">
      <ChatBusinessContext value={business}>
        <SeveralCard bookings={[booking, { ...other, askedToMove: true }]} />
      </ChatBusinessContext>
    </LanguageProvider>,
  );
  expect(html).toContain('some have changed');
  expect(html.match(/Appointment to change/g)).toHaveLength(1);
  expect(html.match(/BEGIN%3AVEVENT/g)).toHaveLength(1);
});
