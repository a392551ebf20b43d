import { DEFAULT_PRIMARY_COLOR } from '../../shared/domain/colours.ts';

/** Options of the launcher; blank or default ones are left out of the snippet. */
export interface SnippetOptions {
  readonly position: 'right' | 'left';
  readonly color: string;
  readonly label: string;
}

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

const attribute = (name: string, value: string): string =>
  `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`;

/** The script element that adds the chat to another site. */
export const widgetSnippet = (scriptUrl: string, slug: string, options: SnippetOptions): string => {
  const color = options.color.trim().toLowerCase();
  const label = options.label.trim().replaceAll(/\s+/g, ' ');
  const attributes = [
    attribute('src', scriptUrl),
    attribute('data-site', slug),
    ...(options.position === 'left' ? [attribute('data-position', 'left')] : []),
    ...(HEX.test(color) && color !== DEFAULT_PRIMARY_COLOR ? [attribute('data-color', color)] : []),
    ...(label ? [attribute('data-label', label)] : []),
  ];
  return `<script async ${attributes.join(' ')}></script>`;
};
