import { describe, expect, test } from '@jest/globals';
import { INDUSTRIES } from '../../../shared/domain/industries.ts';
import { serviceCreate } from '../../../shared/schemas/service.ts';
import { defaultDraft, durationOf, withProfile } from '../../../web/features/onboarding/draft.ts';
import { forgetDraft, readDraft, writeDraft } from '../../../web/features/onboarding/draft-storage.ts';
import { STARTER_DURATIONS, startersOf } from '../../../web/features/onboarding/starter-services.ts';
import { allowedStep, stepFrom } from '../../../web/features/onboarding/steps.ts';
import { onboardingTexts } from '../../../web/features/onboarding/texts.ts';
import { memoryStorage, meOf, tenant } from '../session/world.ts';

const t = onboardingTexts.fr;
const userOf = (email: string) => ({ userId: 'u1', tenantId: 't1', email });

describe('what onboarding starts with', () => {
  test('the tenant’s name, also as slug and title, services that nobody chose yet, and the usual defaults', () => {
    expect(defaultDraft(meOf(), t, 'abc123')).toMatchObject({
      profile: { name: 'Studio Lumière', ownName: '', phone: '', industry: 'beaute' },
      services: [
        { name: 'Coupe', durationMin: 45, isChosen: false },
        { name: 'Coupe et coloration', durationMin: 120, isChosen: false },
        { name: 'Soin du visage', durationMin: 60, isChosen: false },
        { name: 'Manucure', durationMin: 45, isChosen: false },
      ],
      schedule: { generateSlots: true, durationMinutes: 60 },
      site: {
        slug: 'studio-lumiere',
        title: 'Studio Lumière',
        theme: 'light',
        welcomeMessage: 'Bonjour! Comment puis-je vous aider aujourd’hui?',
      },
    });
  });

  test('else the e-mail’s local part, else "Mon entreprise"', () => {
    const nameOf = (email: string) =>
      defaultDraft(meOf({ tenant: { ...tenant, name: ' ' }, user: userOf(email) }), t, 'abc123').profile.name;
    expect(nameOf('marc@x.ca')).toBe('marc');
    expect(nameOf('@x.ca')).toBe('Mon entreprise');
  });

  test('a slug of six random characters when the name yields none', () => {
    const me = meOf({ tenant: { ...tenant, name: '美容' } });
    expect(defaultDraft(me, t, 'abc123').site.slug).toBe('site-abc123');
  });
});

describe('another profile', () => {
  const draft = defaultDraft(meOf(), t, 'abc123');
  const renamed = { ...draft.profile, name: 'Chez Marc' };

  test('gives its name to a title and a slug that nobody touched; others are kept', () => {
    expect(withProfile(draft, renamed, t, 'def456').site).toMatchObject({
      title: 'Chez Marc',
      slug: 'chez-marc',
    });
    const edited = { ...draft, site: { ...draft.site, title: 'Le salon', slug: 'le-salon' } };
    expect(withProfile(edited, renamed, t, 'def456').site).toEqual(edited.site);
  });

  test('finds a slug again once a name yields one, and keeps a random one with its name', () => {
    const nameless = withProfile(draft, { ...draft.profile, name: '美容' }, t, 'def456');
    expect(nameless.site.slug).toBe('site-def456');
    expect(withProfile(nameless, nameless.profile, t, 'ghi789').site.slug).toBe('site-def456');
    expect(withProfile(nameless, renamed, t, 'ghi789').site.slug).toBe('chez-marc');
  });

  test('of another industry offers its services; of the same one keeps what was chosen', () => {
    const chosen = { ...draft, services: draft.services.map((one) => ({ ...one, isChosen: true })) };
    expect(withProfile(chosen, renamed, t, 'def456').services).toEqual(chosen.services);
    const garage = withProfile(chosen, { ...renamed, industry: 'automobile' }, t, 'def456');
    expect(garage.services[0]).toEqual({ name: 'Changement d’huile', durationMin: 30, isChosen: false });
  });

  test.each(INDUSTRIES)('of %s offers services that can be created, in both languages', (industry) => {
    for (const words of [onboardingTexts.fr, onboardingTexts.en]) {
      const offered = startersOf(industry, words);
      expect(offered.length).toBeGreaterThan(1);
      for (const { name, durationMin } of offered) {
        expect(serviceCreate.isValidSync({ name, durationMin }, { strict: true })).toBe(true);
        expect(STARTER_DURATIONS).toContain(durationMin);
      }
    }
  });
});

test('a duration that is not a number is 60', () => {
  expect([durationOf('45'), durationOf(90), durationOf('x'), durationOf(''), durationOf(undefined)]).toEqual([
    45, 90, 60, 60, 60,
  ]);
});

describe('the draft', () => {
  test('survives a reload, each business its own', () => {
    const storage = memoryStorage();
    const draft = defaultDraft(meOf(), t, 'abc123');
    writeDraft(storage, 't1', draft);
    expect(readDraft(storage, 't1')).toEqual(draft);
    expect(readDraft(storage, 't2')).toBeNull();
    forgetDraft(storage, 't1');
    expect(readDraft(storage, 't1')).toBeNull();
  });

  test.each(['', '{', '{}', '{"profile":{"name":3}}'])('stored as %s is none', (stored) => {
    expect(readDraft(memoryStorage({ 'comptoir.onboarding.t1': stored }), 't1')).toBeNull();
  });
});

test('nobody gets past the first step that was not completed', () => {
  expect(allowedStep('review', 'schedule')).toBe('schedule');
  expect(allowedStep('profile', 'site')).toBe('profile');
  expect(allowedStep('site', 'site')).toBe('site');
  expect([stepFrom('profile', 1), stepFrom('review', 1), stepFrom('profile', -1)]).toEqual([
    'schedule',
    'review',
    'profile',
  ]);
});
