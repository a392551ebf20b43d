import { expect, test } from '@jest/globals';
import { publicConfig } from '../../../shared/schemas/public-site.ts';
import { previewConfig } from '../../../web/features/site/preview-config.ts';
import { demoConfig } from '../site/demo-config.ts';

test('the previewed config is the public one with what the form holds, and still one by the schema', () => {
  const now = demoConfig();
  const edited = {
    slug: 'atelier',
    title: 'Atelier',
    theme: 'dark',
    welcomeMessage: 'Bonsoir',
    replyMode: 'greeting-only',
    description: null,
    industry: 'autre',
    primaryColor: '#111111',
    accentColor: '#222222',
    seo: { metaTitle: 'Atelier' },
    canonicalUrl: null,
  } as const;
  const preview = previewConfig(now, edited);
  const { replyMode: _, ...shown } = edited;
  expect(preview).toMatchObject(shown);
  expect(preview.publicUrl).toBe(now.publicUrl.replace(now.slug, 'atelier'));
  expect(preview.services).toEqual(now.services);
  expect(preview).not.toHaveProperty('replyMode');
  expect(publicConfig.isValidSync(preview, { strict: true })).toBe(true);
});
