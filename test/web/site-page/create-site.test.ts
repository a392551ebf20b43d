import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isValidSlug } from '../../../shared/domain/slug.ts';
import { createSite, newSite } from '../../../web/features/site/create-site.ts';
import { siteTexts } from '../../../web/features/site/texts.ts';
import { createApi } from '../../../web/lib/api.ts';
import { ApiError } from '../../../web/lib/api-error.ts';
import type { HttpRequest } from '../../../web/lib/http.ts';
import { seededRuns } from '../../support/seeded.ts';

const t = siteTexts.fr.activation;
const site = newSite('Marie Roy', 'abc123', t);

/** Answers each request with the next word: a code that refuses, or `ok`. */
const world = (...answers: readonly string[]) => {
  const sent: HttpRequest[] = [];
  const api = createApi(async (request) => {
    sent.push(request);
    const code = answers[sent.length - 1] ?? 'ok';
    if (code === 'ok') return { data: {} };
    throw new ApiError(request, 409, JSON.stringify({ error: { code, message: code } }));
  });
  let keys = 0;
  const deps = { api, newKey: () => `key-${++keys}`, sleep: async () => undefined };
  const slugs = () => sent.map(({ body }) => Reflect.get(Object(body), 'slug'));
  const sentKeys = () => sent.map(({ headers }) => headers?.['Idempotency-Key']);
  return { deps, slugs, sentKeys };
};

describe('the activation button', () => {
  test('makes a light site that converses, named after the business', () => {
    expect(site).toEqual({
      slug: 'marie-roy',
      title: 'Marie Roy',
      theme: 'light',
      welcomeMessage: 'Bonjour! Comment puis-je vous aider\u00a0?',
      replyMode: 'llm',
      translations: { en: { welcomeMessage: 'Hello! How can I help you?' } },
    });
    expect(newSite(' ', 'abc123', t)).toMatchObject({ slug: 'site-abc123', title: 'Mon site Comptoir' });
  });

  test('tries five variants of a taken slug, each with a key of its own, and then gives up', async () => {
    const { deps, slugs, sentKeys } = world(...Array.from({ length: 9 }, () => 'slug_taken'));
    await expect(createSite(deps, site)).rejects.toMatchObject({ code: 'slug_taken' });
    expect(slugs()).toEqual([
      'marie-roy',
      'marie-roy-1',
      'marie-roy-2',
      'marie-roy-3',
      'marie-roy-4',
      'marie-roy-5',
    ]);
    expect(new Set(sentKeys()).size).toBe(6);
  });

  test('stops at the first variant that is free', async () => {
    const { deps, slugs } = world('slug_taken', 'slug_taken', 'ok');
    expect(await createSite(deps, site)).toBe('created');
    expect(slugs()).toHaveLength(3);
  });

  test('every variant is a valid slug of 30 characters at most, and another one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (business) => {
        const { deps, slugs } = world(...Array.from({ length: 9 }, () => 'slug_taken'));
        await expect(createSite(deps, newSite(business, 'abc123', t))).rejects.toMatchObject({
          code: 'slug_taken',
        });
        for (const slug of slugs())
          expect([slug, isValidSlug(slug) && slug.length <= 30]).toEqual([slug, true]);
        expect(new Set(slugs().slice(1)).size).toBe(5);
      }),
      seededRuns(50),
    );
  });

  test('finds that the site exists already, which is then to be read', async () => {
    expect(await createSite(world('site_exists').deps, site)).toBe('exists');
  });

  test('asks again with the same key while an earlier try is on its way', async () => {
    const { deps, slugs, sentKeys } = world('in_progress', 'in_progress', 'ok');
    expect(await createSite(deps, site)).toBe('created');
    expect(slugs()).toEqual(['marie-roy', 'marie-roy', 'marie-roy']);
    expect(new Set(sentKeys()).size).toBe(1);
  });

  test('tries nothing else on any other refusal', async () => {
    const { deps, slugs } = world('forbidden');
    await expect(createSite(deps, site)).rejects.toMatchObject({ code: 'forbidden' });
    expect(slugs()).toHaveLength(1);
  });
});
