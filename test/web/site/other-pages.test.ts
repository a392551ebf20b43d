import { describe, expect, test } from '@jest/globals';
import { demoConfig } from './demo-config.ts';
import { demoManaged } from './demo-managed.ts';
import { page, plain, renderer, seen } from './rendered.ts';

describe('pages with nothing to show', () => {
  const notice = (kind: 'site' | 'missing-slug' | 'booking', language: 'fr' | 'en' = 'fr') =>
    plain(renderer.renderNoticePage({ kind, language, appBase: 'https://comptoir.test' }).html);

  test('say that the site was not found', () => {
    expect(notice('site')).toContain('Site introuvable');
    expect(notice('site')).toContain("La vitrine demandée n'existe pas ou n'est plus disponible.");
    expect(notice('site', 'en')).toContain('Site not found');
  });

  test('say that the slug is missing', () => {
    expect(notice('missing-slug')).toContain('Slug de site manquant.');
  });

  test('stay out of search engines, as do the embed and an appointment', () => {
    expect(notice('booking')).toContain('name="robots" content="noindex"');
    const embed = renderer.renderEmbedPage({ config: demoConfig(), language: 'fr', appBase: '' }).html;
    expect(embed).toContain('name="robots" content="noindex"');
    expect(page()).not.toContain('noindex');
  });
});

describe('an appointment’s page', () => {
  const manage = (status: 'confirmed' | 'cancelled') =>
    plain(
      renderer.renderManagePage({
        booking: demoManaged({ status, canChange: status === 'confirmed' }),
        slots: [],
        formNonce: 'n0nce',
        language: 'fr',
        appBase: '',
      }).html,
    );

  test('shows what, when in the business’s zone, with whom, and a calendar file', () => {
    const html = seen(manage('confirmed'));
    for (const text of ['Soin éclat', 'mar. 24 nov., 9 h 00 – 10 h 00', 'Studio', 'data:text/calendar'])
      expect(html).toContain(text);
  });

  test('offers no calendar file once it is cancelled', () => {
    const html = seen(manage('cancelled'));
    expect(html).toContain('Rendez-vous annulé');
    expect(html).not.toContain('data:text/calendar');
  });

  test('does not leave its address behind in a link', () => {
    expect(manage('confirmed')).toContain('<meta name="referrer" content="no-referrer"');
  });
});
