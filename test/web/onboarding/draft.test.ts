import { describe, expect, test } from '@jest/globals';
import { defaultDraft, durationOf, withProfile } from '../../../web/features/onboarding/draft.ts';
import { forgetDraft, readDraft, writeDraft } from '../../../web/features/onboarding/draft-storage.ts';
import { allowedStep, stepFrom } from '../../../web/features/onboarding/steps.ts';
import { onboardingTexts } from '../../../web/features/onboarding/texts.ts';
import { memoryStorage, meOf, tenant } from '../session/world.ts';

const t = onboardingTexts.fr;
const userOf = (email: string) => ({ userId: 'u1', tenantId: 't1', email });

describe('what onboarding starts with', () => {
  test('the tenant’s name, a slug of the e-mail, and the usual defaults', () => {
    expect(defaultDraft(meOf(), t, 'abc123')).toMatchObject({
      profile: { name: 'Studio Lumière', ownName: '', phone: '', industry: 'beaute' },
      schedule: { generateSlots: true, durationMinutes: 60 },
      site: {
        slug: 'claire',
        title: 'Studio Lumière — Assistant Comptoir',
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

  test('a slug of six random characters when the e-mail has none', () => {
    expect(defaultDraft(meOf({ user: userOf('@x.ca') }), t, 'abc123').site.slug).toBe('site-abc123');
  });
});

test('a title nobody touched follows the name; another is kept', () => {
  const draft = defaultDraft(meOf(), t, 'abc123');
  const profile = { ...draft.profile, name: 'Chez Marc' };
  expect(withProfile(draft, profile, t).site.title).toBe('Chez Marc — Assistant Comptoir');
  const edited = { ...draft, site: { ...draft.site, title: 'Le salon' } };
  expect(withProfile(edited, profile, t).site.title).toBe('Le salon');
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
