import { createHash } from 'node:crypto';
import type { PublicConfig } from '../../../shared/schemas/public-site.ts';
import { createRenderer } from '../../../web/site/renderer.tsx';
import type { RenderSiteInput } from '../../../web/site/renderer-type.ts';
import { demoConfig, demoSlots } from './demo-config.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

const script = { entry: '/assets/site/page-x.js', imports: ['/assets/site/shared-x.js'] };

export const renderer = createRenderer(
  {
    css: 'main{color:red}',
    scripts: { site: script, embed: script, manage: script },
    afterPictures: '/assets/site/after-pictures-x.js',
  },
  sha256,
);

/** Typographic apostrophes and non-breaking spaces as plain ones. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replace(/’/g, "'");

/** The public page of the demo business, with plain apostrophes and spaces. */
export const page = (over: Partial<PublicConfig> = {}, input: Partial<RenderSiteInput> = {}): string =>
  plain(
    renderer.renderSitePage({
      config: demoConfig(over),
      language: 'fr',
      appBase: 'https://comptoir.test',
      initialSlots: demoSlots('svc-eclat'),
      formNonce: 'n0nce',
      ...input,
    }).html,
  );

/** What is seen without scripts: the data blocks and the head left out. */
export const seen = (html: string): string =>
  html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/^[\s\S]*<body[^>]*>/, '');

export const dataOf = (html: string, type: string): unknown =>
  JSON.parse(html.match(new RegExp(`<script[^>]*type="${type}"[^>]*>(.*?)</script>`))?.[1] ?? 'null');
