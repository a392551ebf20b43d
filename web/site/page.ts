import type { Language } from '../../shared/domain/language.ts';
import type { ManageView } from './view/manage-view.ts';
import type { ChatView, SiteView } from './view/site-view.ts';

/** A page as data: what the server renders and the browser hydrates. */
export type Page =
  | { readonly kind: 'site'; readonly language: Language; readonly view: SiteView }
  | { readonly kind: 'embed'; readonly language: Language; readonly view: ChatView }
  | { readonly kind: 'manage'; readonly language: Language; readonly view: ManageView }
  | {
      readonly kind: 'notice';
      readonly language: Language;
      readonly title: string;
      readonly text: string;
      readonly home: string;
      readonly homeUrl: string;
    }
  | {
      readonly kind: 'unsubscribe';
      readonly language: Language;
      readonly business: string;
      readonly title: string;
      readonly text: string;
      readonly button: string;
      /** Where the button's form is posted. */
      readonly action: string;
      readonly homeUrl: string;
    };

/** Id of the element that holds the page, and of the one that holds its data. */
export const ROOT_ID = 'root';
export const DATA_ID = 'page-data';
