/** The dashboard's list of conversations. */
export const CONVERSATIONS_PATH = '/dashboard/conversations';

/** The screen with one conversation open. */
export const openConversationPath = (conversationId: string): string =>
  `${CONVERSATIONS_PATH}?conversation=${encodeURIComponent(conversationId)}`;

export interface SiteLinks {
  readonly configUrl: string;
  readonly chatUrl: string;
  readonly previewUrl: string;
  readonly publicUrl: string;
  readonly widgetScriptUrl: string;
}

/**
 * A site's public addresses, all on the host of the pages: the application's own, or another
 * where a stage has one. `pagesBase` is an origin without a trailing slash.
 */
export const siteLinks = (slug: string, pagesBase: string): SiteLinks => ({
  configUrl: `${pagesBase}/public/sites/${slug}/config`,
  chatUrl: `${pagesBase}/public/sites/${slug}/chat`,
  previewUrl: `${pagesBase}/site/${slug}`,
  publicUrl: `${pagesBase}/site/${slug}`,
  widgetScriptUrl: `${pagesBase}/widget.js`,
});
