import { describe, expect, test } from '@jest/globals';
import { readUtm } from '../../../shared/domain/utm.ts';
import { chatRequestOf } from '../../../web/features/chat/chat-request.ts';
import { openChat } from '../../../web/features/chat/chat-state.ts';
import { pageUtm } from '../../../web/features/chat/page-utm.ts';
import { bookingBody } from '../../../web/site/booking/form-fields.ts';

const UTM = { source: 'infolettre', campaign: 'hiver' };
const FIELDS = { slotId: 's', name: 'Ana', email: 'ana@example.org' };

describe('the campaign in a page’s address', () => {
  test('is its five words, each of at most 120 characters, and nothing else', () => {
    const all = 'utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&utm_id=f&source=g';
    expect(pageUtm(`?${all}`)).toEqual({ source: 'a', medium: 'b', campaign: 'c', term: 'd', content: 'e' });
    expect(pageUtm(`?utm_source=${'x'.repeat(500)}`)).toEqual({ source: 'x'.repeat(120) });
  });

  test('is none where no word says anything', () => {
    for (const search of ['', '?a=1', '?utm_source=', '?utm_source=%20&utm_term'])
      expect(pageUtm(search)).toBeUndefined();
    expect(readUtm(() => null)).toBeUndefined();
  });

  test('goes along with a message and a booking, and never with the dashboard’s demo', () => {
    const settings = { language: 'fr', source: 'chat', preview: false, utm: UTM } as const;
    const chat = openChat('Bonjour');
    expect(chatRequestOf(chat, 'Allo', settings)).toMatchObject({ source: 'chat', consent: true, utm: UTM });
    expect(chatRequestOf(chat, 'Allo', { ...settings, utm: undefined })).not.toHaveProperty('utm');
    expect(chatRequestOf(chat, 'Allo', { ...settings, preview: true })).not.toHaveProperty('utm');
    expect(bookingBody(FIELDS, null, 'fr', UTM)).toMatchObject({ name: 'Ana', utm: UTM });
    expect(bookingBody(FIELDS, null, 'fr')).not.toHaveProperty('utm');
  });
});
