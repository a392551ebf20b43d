import { type SiteLinks, siteLinks } from '../../../shared/domain/links.ts';
import { pagesBaseOf } from '../../lib/config.ts';
import { useConfig } from '../session/use-config.ts';

/** The addresses that a slug will have; null until the configuration is read. */
export const usePublicLinks = (slug: string): SiteLinks | null => {
  const config = useConfig();
  return config && siteLinks(slug, pagesBaseOf(config));
};
