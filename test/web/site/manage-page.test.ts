import { describe, expect, test } from '@jest/globals';
import type { ManagedBooking } from '../../../shared/schemas/managed-booking.ts';
import type { RenderManageInput } from '../../../web/site/renderer-type.ts';
import { demoSlots } from './demo-config.ts';
import { demoBasket, demoManaged } from './demo-managed.ts';
import { plain, renderer, seen } from './rendered.ts';

const slots = demoSlots('svc-eclat');

const manage = (over: Partial<ManagedBooking> = {}, input: Partial<RenderManageInput> = {}): string =>
  seen(
    plain(
      renderer.renderManagePage({
        booking: demoManaged(over),
        slots,
        language: 'fr',
        appBase: '',
        formNonce: 'n0nce',
        ...input,
      }).html,
    ),
  );

/** The form that posts to one address, as it stands in the page. */
const formTo = (html: string, action: string): string =>
  html.match(new RegExp(`<form[^>]*action="${action}"[\\s\\S]*?</form>`))?.[0] ?? '';

/** The calendar file that a page offers. */
const fileIn = (html: string): string =>
  decodeURIComponent(html.match(/href="(data:text\/calendar[^"]*)"/)?.[1] ?? '');

test('an appointment’s page says whom it is for, where somebody gave a name', () => {
  expect(manage()).toMatch(/<dt[^>]*>Pour<\/dt><dd[^>]*>Zoé Roy<\/dd>/);
  expect(manage({}, { language: 'en' })).toMatch(/<dt[^>]*>For<\/dt><dd[^>]*>Zoé Roy<\/dd>/);
  const { name: _, ...nameless } = demoManaged();
  expect(
    renderer.renderManagePage({
      ...{ booking: nameless, slots, language: 'fr', appBase: '', formNonce: 'n0nce' },
    }).html,
  ).not.toContain('Pour</dt>');
});

describe('an appointment’s page, as long as its holder may change it', () => {
  test('moves it without scripts: the next free times in the business’s zone, posted with a nonce', () => {
    const form = formTo(manage(), '/rdv/t0k3n/move');
    expect(form).toContain('method="post"');
    expect(form).toContain('name="nonce" value="n0nce"');
    expect(form).toContain('name="language" value="fr"');
    expect(form).toMatch(/<select[^>]*name="slotId"/);
    expect(form).toContain('<option value="svc-eclat.2026-11-24T16:30">mar. 24 nov., 11 h 30</option>');
    expect(form.match(/<option value="svc/g)).toHaveLength(slots.length);
    expect(form).toContain('Déplacer le rendez-vous');
  });

  test('leads to later times without scripts, as long as there are some', () => {
    const later = manage({}, { laterFrom: '2026-12-01T15:00:00.000Z' });
    expect(formTo(later, '/rdv/t0k3n/move')).toContain(
      'href="/rdv/t0k3n?lang=fr&amp;from=2026-12-01T15%3A00%3A00.000Z"',
    );
    expect(formTo(manage(), '/rdv/t0k3n/move')).not.toContain('from=');
  });

  test('cancels it without scripts, once it has asked', () => {
    const html = manage();
    expect(html).toMatch(/<details[^>]*><summary[^>]*>Annuler le rendez-vous<\/summary>/);
    const form = formTo(html, '/rdv/t0k3n/cancel');
    expect(form).toContain('Annuler ce rendez-vous ?');
    expect(form).toContain('Oui, annuler');
    expect(form).toContain('name="nonce" value="n0nce"');
  });

  test('says until when', () => {
    expect(manage()).toContain("Vous pouvez le déplacer ou l'annuler ici jusqu'au lun. 23 nov., 9 h 00.");
    expect(manage({}, { language: 'en' })).toContain(
      'You can move or cancel it here until Mon, Nov 23, 9:00 a.m.',
    );
  });

  test('says when there is no other time', () => {
    const form = formTo(manage({}, { slots: [] }), '/rdv/t0k3n/move');
    expect(form).toContain('Aucun autre créneau libre pour le moment.');
    expect(form).not.toContain('<select');
  });

  test('comes back with what was wrong, opened, and the nearest times first', () => {
    const [other] = demoSlots('near');
    const html = manage(
      {},
      {
        formError: {
          form: 'move',
          message: 'Ce créneau vient d’être pris.',
          alternatives: other ? [other] : [],
        },
      },
    );
    expect(html).toMatch(/<details open=""[^>]*><summary[^>]*>Déplacer<\/summary>/);
    const form = formTo(html, '/rdv/t0k3n/move');
    expect(form).toMatch(/role="alert"[^>]*>Ce créneau vient d'être pris\.</);
    expect(form.indexOf('near.2026')).toBeLessThan(form.indexOf('svc-eclat.2026'));
    expect(form).toContain('label="Les créneaux libres les plus proches"');
    expect(formTo(html, '/rdv/t0k3n/cancel')).not.toContain('role="alert"');
  });

  test.each([
    ['fr', 'DESCRIPTION:Avec Odile Roy'],
    ['en', 'DESCRIPTION:With Odile Roy'],
  ] as const)('says in its calendar file who performs it (%s)', (language, line) => {
    const html = manage({ personName: 'Odile Roy' }, { language });
    expect(fileIn(html)).toContain(`${line}\r\n`);
    expect(fileIn(manage({}, { language }))).not.toContain('DESCRIPTION');
  });

  test('names the version of its calendar file', () => {
    const file = fileIn(manage({ sequence: 3 }));
    expect(file).toContain('UID:b1@comptoir\r\n');
    expect(file).toContain('SEQUENCE:3\r\n');
  });
});

describe('the page of an appointment that the business called off', () => {
  const proposed = slots.slice(0, 3);
  const calledOff = (over: Partial<ManagedBooking> = {}, input: Partial<RenderManageInput> = { proposed }) =>
    manage({ askedToMove: true, ...over }, input);

  test('says so first, with what is offered instead, and nowhere that it is confirmed', () => {
    const html = calledOff();
    expect(html).not.toContain('Rendez-vous confirmé');
    const order = [
      'À changer : Studio ne peut pas vous recevoir comme prévu',
      'Choisissez ce qui vous convient :',
      ...proposed.map(({ slotId }) => `value="${slotId}"`),
      'Rendez-vous à changer',
      'Vous pouvez le déplacer',
    ].map((words) => html.indexOf(words));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('puts nothing in a calendar, and says neither how to come nor what it costs to change', () => {
    expect(fileIn(manage({ directions: 'Sonnez au 2.' }))).toContain('BEGIN:VEVENT');
    const html = calledOff({ directions: 'Sonnez au 2.' });
    expect(html).not.toContain('text/calendar');
    expect(html).not.toContain('Sonnez au 2.');
  });

  test('leads to the other times where nothing is offered, and says nothing once it was moved or cancelled', () => {
    expect(calledOff({}, {})).toContain('Choisissez ci-dessous une autre heure, ou annulez le rendez-vous.');
    expect(calledOff({ status: 'cancelled', canChange: false }, { slots: [] })).not.toContain('À changer');
    expect(manage()).not.toContain('À changer');
  });

  test('marks those of a basket that are called off, and the others as they stand', () => {
    const [first, second, third] = demoBasket;
    if (!first || !second || !third) throw new Error('The demo basket has three.');
    const html = manage({ basket: [first, { ...second, askedToMove: true }, third] });
    expect(html.match(/<p class="[^"]*">Rendez-vous à changer<\/p>/g)).toHaveLength(1);
    expect(html.match(/<p class="[^"]*">Rendez-vous confirmé/g)).toHaveLength(2);
  });
});

describe('an appointment’s page, once its holder can no longer change it', () => {
  test('offers no form, and tells whom to call', () => {
    const html = manage({ canChange: false }, { slots: [] });
    expect(html).not.toContain('<form');
    expect(html).toContain('Ce rendez-vous ne peut plus être changé en ligne. Adressez-vous à Studio.');
    expect(html).toContain('href="tel:+15145550142"');
    expect(html).toContain('Appeler le 514 555-0142');
  });

  test('tells why a form that was sent too late was refused', () => {
    const html = manage(
      { canChange: false },
      { slots: [], formError: { form: 'cancel', message: 'Il est trop tard.' } },
    );
    expect(html).toMatch(/role="alert"[^>]*>Il est trop tard\.</);
  });

  test('once cancelled, offers to book again instead', () => {
    const html = manage({ status: 'cancelled', canChange: false }, { slots: [] });
    expect(html).toContain('Rendez-vous annulé');
    expect(html).not.toContain('<form');
    expect(html).not.toContain('tel:');
    expect(html).toContain('href="/site/studio-lumiere?lang=fr#reserver"');
    expect(html).toContain('Prendre un autre rendez-vous');
  });
});

describe('an appointment’s page after a change without scripts', () => {
  test.each([
    ['moved', 'confirmed', 'Votre rendez-vous est déplacé.'],
    ['cancelled', 'cancelled', 'Votre rendez-vous est annulé.'],
  ] as const)('says that it was %s', (done, status, text) => {
    expect(manage({ status }, { done })).toMatch(new RegExp(`role="status"[^>]*>${text}`));
  });

  test('says nothing that is not so: an address may say anything', () => {
    expect(manage({ status: 'confirmed' }, { done: 'cancelled' })).not.toContain('role="status"');
    expect(manage({ status: 'cancelled' }, { done: 'moved' })).not.toContain('role="status"');
  });
});
