import { useEffect, useState } from 'react';
import { type SiteLinks, siteLinks } from '../../../shared/domain/links.ts';
import { apiBaseOf, loadConfig } from '../../lib/config.ts';

/** The addresses that a slug will have; null until the configuration is read. */
export const usePublicLinks = (slug: string): SiteLinks | null => {
  const [links, setLinks] = useState<SiteLinks | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadConfig().then(
      (config) => {
        const appBase = config.appBase.replace(/\/$/, '') || window.location.origin;
        if (isCurrent) setLinks(siteLinks(slug, apiBaseOf(config), appBase));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [slug]);
  return links;
};
