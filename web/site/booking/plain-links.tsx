import { textLink } from '../parts/button-style.ts';
import type { PlainLink } from '../view/site-view.ts';

/** Links that stand where a script would offer a button. */
export const PlainLinks = ({ links }: { readonly links: readonly PlainLink[] }) =>
  links.map(({ text, href }) => (
    <a key={href} href={href} className={`${textLink} mr-4 inline-flex min-h-11 items-center text-sm`}>
      {text}
    </a>
  ));
