import { useEffect, useState } from 'react';
import { type SiteLinks, siteLinks } from '../../../shared/domain/links.ts';
import { loadConfig, pagesBaseOf } from '../../lib/config.ts';

/** The addresses that a slug will have; null until the configuration is read. */
export const usePublicLinks = (slug: string): SiteLinks | null => {
  const [links, setLinks] = useState<SiteLinks | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadConfig().then(
      (config) => {
        if (isCurrent) setLinks(siteLinks(slug, pagesBaseOf(config)));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [slug]);
  return links;
};
