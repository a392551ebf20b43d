import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Language } from '../../shared/domain/language.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { DATA_ID, type Page, type PageKind, ROOT_ID } from './page.ts';
import { PageBody } from './page-body.tsx';
import { WITH_SCRIPT } from './parts/look.tsx';
import type { ServedParts } from './served.tsx';

/** The assets built for the browser. */
export interface SiteAssets {
  /** The page's style sheet, minified. */
  readonly css: string;
  /** Addresses of the script that takes over each page, and of those that it imports. */
  readonly scripts: Readonly<
    Record<PageKind, { readonly entry: string; readonly imports: readonly string[] }>
  >;
  /** Address of the script that asks for a page's own once its first pictures are painted. */
  readonly afterPictures: string;
}

export interface DocumentOptions {
  readonly language: Language;
  /** The part that the browser's script takes over; absent from a page without script. */
  readonly page?: Page;
  /** Whether its script waits until the first pictures are painted. @default false */
  readonly isScriptLast?: boolean;
  /** What of that part the script leaves as it is. */
  readonly served?: ServedParts;
  /** Markup that the script leaves as it is, around the page. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly assets: SiteAssets;
  readonly title: string;
  readonly palette: string;
  readonly themeColor: string;
  readonly head: ReactNode;
  readonly indexed: boolean;
  readonly jsonLd?: unknown;
  /** Nonce of the response's content security policy; not needed with hashes. */
  readonly nonce?: string | undefined;
}

/** JSON escaped for a script element: no tag, comment or entity can begin in it. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The script and, at once, what it will ask for. */
const Scripts = ({ entry, imports }: SiteAssets['scripts'][PageKind]) => (
  <>
    {imports.map((address) => (
      <link key={address} rel="modulepreload" href={address} />
    ))}
    <script type="module" src={entry} />
  </>
);

/** The same, asked for once the first pictures are painted. */
const LastScripts = ({ assets, kind }: { readonly assets: SiteAssets; readonly kind: PageKind }) => {
  const { entry, imports } = assets.scripts[kind];
  return (
    // Of low priority, since nothing is painted by it.
    <script
      type="module"
      src={assets.afterPictures}
      fetchPriority="low"
      data-scripts={[...imports, entry].join(' ')}
    />
  );
};

/** The tags of the head that hold no code. */
const Tags = ({ page, isScriptLast, assets, title, themeColor, head, indexed }: DocumentOptions) => (
  <>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{title}</title>
    <meta name="theme-color" content={themeColor} />
    <meta name="format-detection" content="telephone=no" />
    {!indexed && <meta name="robots" content="noindex" />}
    {head}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    {page && !isScriptLast && <Scripts {...assets.scripts[page.kind]} />}
    {page && isScriptLast && <LastScripts assets={assets} kind={page.kind} />}
  </>
);

const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${value.replace(/[^\w+/=.-]/g, '')}"`;

const styleElement = (css: string, nonce: string | undefined): string =>
  `<style${attribute('nonce', nonce)}>${css}</style>`;

const dataElement = (type: string, value: unknown, id?: string): string =>
  `<script${attribute('id', id)} type="${type}">${scriptJson(value)}</script>`;

/** The element that the script takes over, and the data that it does so with. */
const taken = (page: Page, served: ServedParts | undefined): readonly string[] => [
  `<div${attribute('id', ROOT_ID)} class="flex-1">`,
  renderToString(<PageBody page={page} served={served} />),
  '</div>',
  dataElement('application/json', page, DATA_ID),
];

const markup = (language: Language, content: ReactNode): string =>
  content === undefined
    ? ''
    : renderToStaticMarkup(<LanguageProvider language={language}>{content}</LanguageProvider>);

/** Hides what of the page is there for scripts alone. */
export const NO_SCRIPT_CSS = `.${WITH_SCRIPT}{display:none!important}`;

/** A whole page as HTML. Scripts are files only; only data and styles are inline. */
export const documentHtml = (options: DocumentOptions): string => {
  const { language, page, before, after, assets, palette, jsonLd, nonce } = options;
  return [
    `<!doctype html><html${attribute('lang', language)}><head><meta charset="utf-8">`,
    styleElement(palette, nonce),
    styleElement(assets.css, nonce),
    `<noscript>${styleElement(NO_SCRIPT_CSS, nonce)}</noscript>`,
    renderToStaticMarkup(<Tags {...options} />),
    jsonLd === undefined ? '' : dataElement('application/ld+json', jsonLd),
    '</head><body class="page-glow flex min-h-dvh flex-col">',
    markup(language, before),
    ...(page ? taken(page, options.served) : []),
    markup(language, after),
    '</body></html>',
  ].join('');
};
