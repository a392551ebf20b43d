import { describe, expect, test } from '@jest/globals';
import { siteCreate } from '../../../shared/schemas/site.ts';
import { defaultDraft, type OnboardingDraft } from '../../../web/features/onboarding/draft.ts';
import { finishOnboarding } from '../../../web/features/onboarding/finish.ts';
import { onboardingTexts } from '../../../web/features/onboarding/texts.ts';
import { createApi } from '../../../web/lib/api.ts';
import { ApiError } from '../../../web/lib/api-error.ts';
import type { HttpRequest } from '../../../web/lib/http.ts';
import { meOf } from '../session/world.ts';

const draftOf = (change: Partial<OnboardingDraft> = {}): OnboardingDraft => ({
  ...defaultDraft(meOf(), onboardingTexts.fr, 'abc123'),
  ...change,
});

const refusal = (code: string) =>
  new ApiError(
    { method: 'POST', path: '/v1/sites' },
    409,
    JSON.stringify({ error: { code, message: 'Non.' } }),
  );

/** A server with windows on these days, whose site creations end with these refusals in turn, then succeed. */
const world = ({ services = [] as string[], windowDays = [] as number[], refusals = [] as Error[] } = {}) => {
  const sent: HttpRequest[] = [];
  let keys = 0;
  let begun = 0;
  const api = createApi(async (request) => {
    sent.push(request);
    if (request.path === '/v1/availability' && request.method === 'GET')
      return { data: { windows: windowDays.map((dayOfWeek) => ({ dayOfWeek })) } };
    if (request.path === '/v1/services' && request.method === 'GET')
      return { data: { services: services.map((name) => ({ name })) } };
    if (request.path === '/v1/members') return { data: { members: [{ userId: 'u1', version: 3 }] } };
    const refused = request.path === '/v1/sites' ? refusals.shift() : undefined;
    if (refused) throw refused;
    return { data: {} };
  });
  const deps = {
    api,
    userId: 'u1',
    now: () => new Date('2026-11-21T12:00:00Z'),
    newKey: () => `key-${++keys}`,
    sleep: async () => {},
    timezone: 'America/Halifax',
    onWindowsBegin: () => {
      begun++;
    },
  };
  const calls = () => sent.map(({ method, path }) => `${method} ${path}`);
  const bodiesOf = (path: string) => sent.filter((request) => request.path === path).map(({ body }) => body);
  return { deps, sent, calls, bodiesOf, begun: () => begun };
};

describe('the last step of onboarding', () => {
  test('greets in both languages with the product’s own welcome, and in one with the owner’s', async () => {
    const kept = world();
    await finishOnboarding(kept.deps, draftOf());
    expect(kept.bodiesOf('/v1/sites')).toEqual([
      expect.objectContaining({
        translations: { en: { welcomeMessage: 'Hello! How can I help you today?' } },
      }),
    ]);
    const own = world();
    const { site } = draftOf();
    await finishOnboarding(own.deps, draftOf({ site: { ...site, welcomeMessage: 'Allô, bienvenue !' } }));
    expect(own.bodiesOf('/v1/sites')).toEqual([
      expect.not.objectContaining({ translations: expect.anything() }),
    ]);
  });

  test('creates the services that were chosen, and at a second try only those that are missing', async () => {
    const services = [
      { name: 'Coupe', durationMin: 45, isChosen: true },
      { name: 'Coloration', durationMin: 120, isChosen: true },
      { name: 'Manucure', durationMin: 30, isChosen: false },
    ];
    const { deps, bodiesOf } = world({ services: ['Coupe'] });
    await finishOnboarding(deps, draftOf({ services }));
    expect(bodiesOf('/v1/services').slice(1)).toEqual([{ name: 'Coloration', durationMin: 120 }]);
  });

  test('saves five windows, the slots and the site, in that order, and the profile no second time', async () => {
    const { deps, calls, bodiesOf } = world();
    await finishOnboarding(deps, draftOf());
    expect(calls()).toEqual([
      'GET /v1/availability',
      ...Array.from({ length: 5 }, () => 'POST /v1/availability'),
      'POST /v1/slots/generate',
      'POST /v1/sites',
    ]);
    expect(bodiesOf('/v1/availability').slice(1)).toEqual(
      [1, 2, 3, 4, 5].map((dayOfWeek) => ({
        dayOfWeek,
        startTime: '09:00',
        endTime: '17:00',
        timezone: 'America/Halifax',
        capacity: 1,
        active: true,
      })),
    );
    expect(bodiesOf('/v1/slots/generate')).toEqual([
      { startAt: '2026-11-21T12:00:00.000Z', endAt: '2026-12-05T12:00:00.000Z', durationMinutes: 60 },
    ]);
  });

  test('saves the person’s own name, where they gave one', async () => {
    const { profile } = draftOf();
    const { deps, calls, bodiesOf } = world();
    await finishOnboarding(deps, draftOf({ profile: { ...profile, ownName: ' Odile Roy ' } }));
    expect(bodiesOf('/v1/members/me')).toEqual([{ name: 'Odile Roy', version: 3 }]);
    expect(calls().slice(0, 2)).toEqual(['GET /v1/members', 'PATCH /v1/members/me']);
    const unnamed = world();
    await finishOnboarding(unnamed.deps, draftOf({ profile: { ...profile, ownName: '  ' } }));
    expect(unnamed.calls()).not.toContain('PATCH /v1/members/me');
  });

  test('leaves windows alone when there are some, and completes its own after a failure', async () => {
    const some = world({ windowDays: [6] });
    await finishOnboarding(some.deps, draftOf());
    expect(some.calls()).not.toContain('POST /v1/availability');
    expect(some.begun()).toBe(0);
    const halfDone = world({ windowDays: [1, 2] });
    await finishOnboarding(halfDone.deps, draftOf({ windowsBegun: true }));
    expect(halfDone.bodiesOf('/v1/availability').slice(1)).toMatchObject([
      { dayOfWeek: 3 },
      { dayOfWeek: 4 },
      { dayOfWeek: 5 },
    ]);
  });

  test('makes neither windows nor slots when they are not asked for', async () => {
    const { deps, calls } = world();
    await finishOnboarding(deps, draftOf({ schedule: { generateSlots: false, durationMinutes: 60 } }));
    expect(calls()).toEqual(['POST /v1/sites']);
  });

  test('sends a site that the server’s schema accepts, without an empty description', async () => {
    const { deps, bodiesOf } = world();
    await finishOnboarding(deps, draftOf());
    const [site] = bodiesOf('/v1/sites');
    expect(siteCreate.isValidSync(site, { strict: true })).toBe(true);
    expect(site).not.toHaveProperty('description');
  });

  test('asks again with the same key while an earlier try is in progress', async () => {
    const { deps, sent } = world({ refusals: [refusal('in_progress'), refusal('in_progress')] });
    await finishOnboarding(deps, draftOf());
    const keys = sent
      .filter(({ path }) => path === '/v1/sites')
      .map(({ headers }) => headers?.['Idempotency-Key']);
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  test('a site that exists already is the end; a taken slug is an error', async () => {
    await expect(
      finishOnboarding(world({ refusals: [refusal('site_exists')] }).deps, draftOf()),
    ).resolves.toBeUndefined();
    await expect(
      finishOnboarding(world({ refusals: [refusal('slug_taken')] }).deps, draftOf()),
    ).rejects.toMatchObject({
      code: 'slug_taken',
    });
  });
});
