import { describe, expect, test } from '@jest/globals';
import { demoAddress, demoConfig, demoSlots, demoTeam } from './demo-config.ts';
import { page, seen } from './rendered.ts';

describe('the public page, without scripts', () => {
  test('shows the industry label, the title, the welcome message and the ways to the form, the chat and the services', () => {
    const html = seen(page());
    expect(html).toContain('Beauté &amp; esthétique');
    expect(html).toMatch(/<h1[^>]*>Studio Lumière<\/h1>/);
    expect(html).toContain('Soins du visage, massages et mise en beauté');
    expect(html).toContain('href="#contact"');
    expect(html).toContain('href="#services"');
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    expect(header).toMatch(/href="#reserver"[^>]*>Réserver</);
    const hero = html.slice(html.indexOf('<h1'), html.indexOf('id="contact"'));
    expect(hero.indexOf('href="#reserver"')).toBeGreaterThan(0);
    expect(hero.indexOf('href="#reserver"')).toBeLessThan(hero.indexOf('href="#contact"'));
  });

  test('lists the active services with name, description, duration and price, and no other', () => {
    const html = seen(page());
    for (const text of ['Soin éclat du visage', 'Nettoyage profond', '60 min', '75,00 €', '62,50 $'])
      expect(html).toContain(text);
    expect(html).not.toContain('Ancien soin');
  });

  test('groups the services of the form by category, the others last, and not at all without categories', () => {
    const [first, second, third] = demoConfig().services;
    if (!first || !second || !third) throw new Error('The demo has three services.');
    const named = page({
      services: [{ ...first, category: 'Visage' }, second, { ...third, category: 'Visage' }],
    });
    const select = /<select[^>]*name="service"[\s\S]*?<\/select>/.exec(named)?.[0] ?? '';
    const groups = [...select.matchAll(/<optgroup label="([^"]*)">([\s\S]*?)<\/optgroup>/g)];
    expect(groups.map(([, label, options = '']) => [label, options.split('<option').length - 1])).toEqual([
      ['Visage', 2],
      ['Autres services', 1],
    ]);
    expect(page()).toContain('<select');
    expect(page()).not.toContain('<optgroup');
  });

  test('shows services by category in their order, the others last, and each a heading below its category', () => {
    const [first, second, third] = demoConfig().services;
    if (!first || !second || !third) throw new Error('The demo has three services.');
    const html = seen(
      page({
        services: [
          { ...first, category: 'Visage' },
          second,
          { ...third, category: 'Visage', price: 20, priceFrom: true },
        ],
      }),
    );
    const headings = [...html.matchAll(/<(h[34])[^>]*>([^<]*)<\/\1>/g)].map(
      ([, level, text]) => `${level} ${text}`,
    );
    expect(headings.filter((heading) => !/Horaires|Téléphone/.test(heading)).slice(0, 5)).toEqual([
      'h3 Visage',
      'h4 Soin éclat du visage',
      'h4 Consultation découverte',
      'h3 Autres services',
      'h4 Massage relaxant',
    ]);
    expect(html).toMatch(/à partir de\s20,00\s€|à partir de\s20,00\s\$/);
  });

  test('shows pictures in places of known size: those above at once, those below when they are near', () => {
    const picture = (name: string) => ({
      ...{ url: `https://comptoir.test/media/${name}.webp`, width: 800, height: 450, alt: `Texte ${name}` },
    });
    const { services } = demoConfig();
    const [first] = services;
    const [person] = demoTeam.people ?? [];
    if (!first || !person) throw new Error('The demo has services and people.');
    const html = page({
      ...demoTeam,
      ...{ logo: picture('logo'), cover: picture('cover') },
      services: [{ ...first, picture: picture('service') }, ...services.slice(1)],
      people: [{ ...person, picture: picture('person') }, ...(demoTeam.people ?? []).slice(1)],
    });
    const images = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];
    expect(
      images.map((tag) => [
        attribute(tag, 'src')?.slice(28),
        attribute(tag, 'alt'),
        attribute(tag, 'loading'),
      ]),
    ).toEqual([
      ['logo.webp', '', undefined],
      ['cover.webp', 'Texte cover', undefined],
      ['service.webp', 'Texte service', 'lazy'],
      ['person.webp', '', 'lazy'],
    ]);
    for (const tag of images)
      expect([attribute(tag, 'width'), attribute(tag, 'height')]).toEqual(['800', '450']);
    // What the script takes over knows no picture.
    expect(/<script id="[^"]*" type="application\/json">.*?<\/script>/.exec(html)?.[0]).not.toContain(
      'person.webp',
    );
    expect(page()).not.toContain('<img');
  });

  test('shows each person with their title, what they do, and a link that books with them', () => {
    const html = seen(page(demoTeam));
    expect(html).toContain('Esthéticienne');
    expect(html).toContain('Soin éclat du visage · Massage relaxant · Consultation découverte');
    expect(html).toMatch(
      /href="[^"]*service=svc-eclat&amp;with=cal-alice#reserver"[^>]*aria-label="Réserver avec Alice Côté"/,
    );
    expect(seen(page())).not.toContain('people-title');
  });

  test('says until when an appointment is changed, the owner’s rules, taxes and languages', () => {
    const html = seen(page(demoTeam));
    for (const text of ["jusqu'à 24 heures avant", 'la moitié du prix', 'Taxes en sus.', 'créole haïtien'])
      expect(html).toContain(text);
    expect(seen(page({ cutOffHours: 72 }))).toContain("jusqu'à 3 jours avant");
    const bare = seen(page({ cutOffHours: 0 }));
    expect(bare).toContain("jusqu'à l'heure du rendez-vous");
    for (const text of ['Taxes', 'Langues parlées']) expect(bare).not.toContain(text);
  });

  test('has no services section when no service is active', () => {
    const html = seen(page({ services: [] }));
    expect(html).not.toContain('id="services"');
    expect(html).not.toContain('href="#services"');
  });

  test('has a form that books by itself: service, slot, name, e-mail, phone, note, consent, nonce', () => {
    const html = seen(page());
    const form = html.match(/<form[^>]*method="post"[\s\S]*?<\/form>/)?.[0] ?? '';
    expect(form).toContain('action="/site/studio-lumiere/book#reserver"');
    for (const name of [
      'slotId',
      'name',
      'email',
      'phone',
      'note',
      'nonce',
      'serviceId',
      'consent',
      'language',
    ])
      expect(form).toContain(`name="${name}"`);
    expect(form).toMatch(/name="nonce" value="n0nce"|value="n0nce" name="nonce"/);
    expect(form.match(/type="radio"/g)).toHaveLength(18);
  });

  test('loads another service’s slots by a plain link or the form’s list of services', () => {
    const html = seen(page());
    expect(html).toContain('href="/site/studio-lumiere?lang=fr&amp;service=svc-massage#reserver"');
    expect(html).toContain('action="/site/studio-lumiere/book#reserver"');
    expect(html).toMatch(/<select[^>]*name="service"/);
    expect(seen(page({}, { serviceId: 'svc-massage' }))).toMatch(/name="serviceId" value="svc-massage"/);
    expect(seen(page({}, { serviceId: 'svc-ancien' }))).toMatch(/name="serviceId" value="svc-eclat"/);
  });

  test('says what was wrong with a posted form, keeps what was typed, offers the alternatives', () => {
    const html = seen(
      page(
        {},
        {
          formError: {
            message: 'Ce créneau vient d’être pris.',
            issues: [{ path: 'email', message: 'Adresse e-mail invalide.' }],
            alternatives: demoSlots('alt').slice(0, 2),
          },
          formValues: { name: 'Zoé', email: 'zoe@' },
        },
      ),
    );
    expect(html).toMatch(/role="alert"[^>]*>Ce créneau vient d'être pris\./);
    // Without a script the browser shows the alert by this alone, not the start of the page.
    expect(html).toMatch(/role="alert" autofocus=""/);
    expect(html).toContain('Adresse e-mail invalide.');
    expect(html).toContain('value="Zoé"');
    expect(html).toContain('value="alt.2026-11-24T14:00"');
  });

  test('shows opening hours, their zone and the phone', () => {
    const html = seen(page());
    const number = page({ phone: '+15145550142' });
    expect(number).toMatch(/href="tel:\+15145550142"[^>]*>514 555-0142</);
    for (const text of ['Lundi au vendredi', '9 h 00 – 17 h 00', "heure de l'Est", 'tel:5145550142'])
      expect(html).toContain(text);
  });

  test('shows the address, if the business gives one, in the page’s language', () => {
    const address = demoAddress;
    expect(seen(page({ address }))).toContain(
      '4210, rue Saint-Denis\nBureau 2\nMontréal (Québec) H2J 2K8</address>',
    );
    expect(seen(page({ address }, { language: 'en' }))).toContain('Montréal, QC H2J 2K8</address>');
    expect(seen(page())).not.toContain('<address');
    expect(seen(page({ address, openingHours: [], phone: null }))).toContain('Adresse');
  });

  test('links to the privacy and legal pages of the application', () => {
    expect(page()).toContain('href="https://comptoir.test/confidentialite"');
    expect(page()).toContain('href="https://comptoir.test/mentions"');
  });

  test('is written in the visitor’s language', () => {
    const html = page({}, { language: 'en' });
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    for (const text of ['Beauty &amp; esthetics', 'Our services', '€75.00', 'Monday to Friday'])
      expect(html).toContain(text);
  });

  test('opens the chat with the welcome message, or a greeting in the visitor’s language', () => {
    expect(seen(page({ welcomeMessage: '  ' }))).toMatch(/Bonjour ?! Comment puis-je vous aider \?/);
    expect(seen(page({ welcomeMessage: ' ' }, { language: 'en' }))).toContain('Hello! How can I help you?');
  });
});
