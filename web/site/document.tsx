import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { DATA_ID, type Page, ROOT_ID } from './page.ts';
import { PageBody } from './page-body.tsx';

/** The assets built for the browser. */
export interface SiteAssets {
  /** The page's style sheet, minified. */
  readonly css: string;
  /** Address of the script that hydrates. */
  readonly script: string;
}

export interface DocumentOptions {
  readonly page: Page;
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
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The tags of the head that hold no code. */
const Tags = ({ assets, title, themeColor, head, indexed }: DocumentOptions) => (
  <>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{title}</title>
    <meta name="theme-color" content={themeColor} />
    <meta name="format-detection" content="telephone=no" />
    {!indexed && <meta name="robots" content="noindex" />}
    {head}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="module" src={assets.script} />
  </>
);

const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${value.replace(/[^\w+/=.-]/g, '')}"`;

const styleElement = (css: string, nonce: string | undefined): string =>
  `<style${attribute('nonce', nonce)}>${css}</style>`;

const dataElement = (type: string, value: unknown, id?: string): string =>
  `<script${attribute('id', id)} type="${type}">${scriptJson(value)}</script>`;

/** A whole page as HTML. Scripts are files only; only data and styles are inline. */
export const documentHtml = (options: DocumentOptions): string => {
  const { page, assets, palette, jsonLd, nonce } = options;
  return [
    `<!doctype html><html${attribute('lang', page.language)}><head><meta charset="utf-8">`,
    styleElement(palette, nonce),
    styleElement(assets.css, nonce),
    renderToStaticMarkup(<Tags {...options} />),
    jsonLd === undefined ? '' : dataElement('application/ld+json', jsonLd),
    `</head><body><div${attribute('id', ROOT_ID)}>`,
    renderToString(<PageBody page={page} />),
    '</div>',
    dataElement('application/json', page, DATA_ID),
    '</body></html>',
  ].join('');
};
