import type { Language } from '../../shared/domain/language.ts';
import type { ChatView } from './view/chat-view.ts';
import type { ManageView } from './view/manage-view.ts';
import type { SiteView } from './view/site-view.ts';

/** A page as data: the part that the server renders and the browser hydrates. */
export type Page =
  | { readonly kind: 'site'; readonly language: Language; readonly view: SiteView }
  | { readonly kind: 'embed'; readonly language: Language; readonly view: ChatView }
  | { readonly kind: 'manage'; readonly language: Language; readonly view: ManageView };

export type PageKind = Page['kind'];

/** Id of the element that holds the page, and of the one that holds its data. */
export const ROOT_ID = 'root';
export const DATA_ID = 'page-data';
