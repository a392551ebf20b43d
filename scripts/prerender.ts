import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Manifest } from 'vite';
import { LANGUAGES, type Language, languageOf, localeOf } from '../shared/domain/language.ts';
import { escapedHtml, ORIGIN_MARK } from '../shared/domain/page-marks.ts';
import {
  PRERENDERED,
  type PrerenderedPath,
  prerenderedPaths,
  screenFile,
} from '../shared/domain/screen-files.ts';

/** What the application's own renderer makes of a screen (`web/app/prerender.tsx`). */
interface RenderedScreen {
  readonly title: string;
  readonly description: string;
  readonly data?: object;
  readonly body: string;
}

type RenderScreen = (path: PrerenderedPath, language: Language) => Promise<RenderedScreen>;

/** What whoever names no language is answered in, as search engines are: its address names none either. */
const UNASKED = languageOf(undefined);

const addressOf = (path: string, language: Language): string =>
  `${ORIGIN_MARK}${path}${language === UNASKED ? '' : `?lang=${language}`}`;

const headOf = (path: PrerenderedPath, language: Language, { title, description, data }: RenderedScreen) =>
  [
    `<link rel="canonical" href="${addressOf(path, language)}" />`,
    ...LANGUAGES.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${addressOf(path, other)}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${addressOf(path, UNASKED)}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:title" content="${escapedHtml(title)}" />`,
    `<meta property="og:description" content="${escapedHtml(description)}" />`,
    `<meta property="og:url" content="${addressOf(path, language)}" />`,
    `<meta property="og:image" content="${ORIGIN_MARK}/og-${language}.png" />`,
    `<meta property="og:locale" content="${localeOf(language).replace('-', '_')}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    // A "<" inside a text must not end the block.
    ...(data
      ? [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`]
      : []),
  ].join('\n    ');

/** Scripts load last, so that the page's content shows before the application hydrates. */
const scriptsLast = (page: string): string =>
  page
    .replaceAll('<script type="module" ', '<script type="module" fetchpriority="low" ')
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');

/** The application's script is asked for once the page's first pictures are painted. */
const afterPictures = (page: string, starter: string): string =>
  page.replace(
    / src="(\/assets\/index-[\w-]+\.js)"/,
    (_, script: string) => ` src="${starter}" data-scripts="${script}"`,
  );

const hasFirstPictures = ({ body }: RenderedScreen): boolean => /fetchpriority="high"/i.test(body);

interface Built {
  /** The application's page without content. */
  readonly empty: string;
  /** The address of `web/lib/after-pictures.ts`. */
  readonly starter: string;
}

const builtIn = async (dist: string): Promise<Built> => {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, 'web/.vite/manifest.json'), 'utf8'));
  const starter = manifest['../lib/after-pictures.ts'];
  if (!starter) throw new Error('The build has no web/lib/after-pictures.ts.');
  return { empty: await readFile(join(dist, 'web/index.html'), 'utf8'), starter: `/${starter.file}` };
};

const pageOf = (
  { empty, starter }: Built,
  path: PrerenderedPath,
  language: Language,
  screen: RenderedScreen,
): string =>
  scriptsLast(hasFirstPictures(screen) ? afterPictures(empty, starter) : empty)
    .replace(/<html lang="\w+">/, `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapedHtml(screen.title)}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start: string) => start + escapedHtml(screen.description),
    )
    .replace('</head>', () => `  ${headOf(path, language, screen)}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${screen.body}</div>`);

/**
 * Writes the public screens as whole pages, in every language, beside the application's empty page in `dist`. Throws
 * when a page lacks its content.
 */
export const prerenderScreens = async (dist: string): Promise<void> => {
  const { renderScreen }: { readonly renderScreen: RenderScreen } = await import(
    resolve(dist, 'app-server/prerender.js')
  );
  const built = await builtIn(dist);
  for (const path of prerenderedPaths)
    for (const language of LANGUAGES) {
      const page = pageOf(built, path, language, await renderScreen(path, language));
      if (!page.includes('<h1'))
        throw new Error(`The page of ${path} (${PRERENDERED[path]}) came out empty.`);
      const file = join(dist, 'web', screenFile(path, language));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, page);
    }
};
