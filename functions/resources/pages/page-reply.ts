import type { PageReply } from '../../kernel/http/request.ts';

interface Rendered {
  readonly html: string;
  /** Sources that the page's inline styles need in `style-src`. */
  readonly styleHashes: readonly string[];
}

/** Who may show a page in a frame: nobody, except for the chat, which is made for frames. */
type Framing = 'nobody' | 'anyone';

const policy = (styleHashes: readonly string[], framing: Framing): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.join(' ')}`,
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' https:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framing === 'anyone' ? '*' : "'none'"}`,
  ].join('; ');

/** A rendered page with the content security policy that its own inline styles need, and nothing more. */
export const pageReply = (status: number, page: Rendered, framing: Framing = 'nobody'): PageReply => ({
  status,
  html: page.html,
  headers: {
    'content-security-policy': policy(page.styleHashes, framing),
    'cache-control': 'private, max-age=0, must-revalidate',
    vary: 'accept-language',
  },
});

/** Redirects the browser: 301 permanently, 303 after a form was accepted. */
export const redirect = (status: 301 | 303, location: string): PageReply => ({
  status,
  html: '',
  headers: { location, 'cache-control': 'no-store' },
});
