import type { Language } from '../../../../shared/domain/language.ts';

/** One line of a facts table; a price stands to the right. */
export interface FactRow {
  readonly label: string;
  readonly lines: readonly string[];
  readonly isPrice?: boolean;
  /** A price below its lines, to the right as well. */
  readonly price?: string;
}

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** What an e-mail is made of. All its texts are plain: the renderers escape them. */
export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'facts'; readonly rows: readonly FactRow[] }
  | ({ readonly type: 'button' } & Link)
  | { readonly type: 'note'; readonly text: string };

/** An e-mail before it is rendered, to HTML and to text alike. */
export interface Mail {
  readonly language: Language;
  readonly subject: string;
  /** Whose name stands above the mail. */
  readonly from: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Who sends it and where they are, and the links that concern the mail itself. */
  readonly footer: readonly (string | Link)[];
}
