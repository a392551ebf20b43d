import useSWR from 'swr';
import type { Site, SitePatch } from '../../../shared/schemas/site.ts';
import { ApiError } from '../../lib/api-error.ts';
import { api, followSession } from '../session/session.ts';
import { useApi } from '../session/use-api.ts';
import { createSite, newSite, randomSuffix } from './create-site.ts';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const deps = { api, newKey: () => crypto.randomUUID(), sleep };

/** The business's site and its actions. */
export const useSite = () => {
  const { data, error, isValidating, mutate } = useApi('GET /v1/sites');
  const isMissing = error instanceof ApiError && error.code === 'site_not_found';
  return {
    site: isMissing ? undefined : data,
    isMissing,
    error,
    isValidating,
    mutate,
    save: async ({ version }: Site, change: Omit<SitePatch, 'version'>): Promise<Site> => {
      const body = { ...change, version };
      const saved = await api('PATCH /v1/sites/current', { body });
      await mutate(saved, { revalidate: false });
      await followSession();
      return saved;
    },
    create: async (business: string, t: Parameters<typeof newSite>[2]) => {
      const outcome = await createSite(deps, newSite(business, randomSuffix(), t));
      await mutate();
      await followSession();
      return outcome;
    },
  };
};

export type SiteResource = ReturnType<typeof useSite>;

/** The public config that visitors get now; reloaded after each save of the site. */
export const usePublicConfig = (site: Site) =>
  useSWR(['GET /public/sites/{slug}/config', site], () =>
    api('GET /public/sites/{slug}/config', { params: { slug: site.slug } }),
  );
