export interface SiteLinks {
  readonly configUrl: string;
  readonly chatUrl: string;
  readonly previewUrl: string;
  readonly publicUrl: string;
  readonly widgetScriptUrl: string;
}

/** A site's public addresses (specification §7, "Public links"). Both bases are origins without a trailing slash. */
export const siteLinks = (slug: string, apiBase: string, appBase: string): SiteLinks => ({
  configUrl: `${apiBase}/public/sites/${slug}/config`,
  chatUrl: `${apiBase}/public/sites/${slug}/chat`,
  previewUrl: `${appBase}/site/${slug}`,
  publicUrl: `${appBase}/site/${slug}`,
  widgetScriptUrl: `${appBase}/widget.js`,
});
