import { type Site, site as siteSchema } from '../../../../shared/schemas/site.ts';
import { presentIn } from '../../../lib/changed-meanwhile.ts';
import { useSite } from '../use-site.ts';
import type { FaqChange } from './faq-changes.ts';

const presentSite = presentIn(siteSchema);

/** How often a change is made again on what somebody else saved meanwhile. */
const MOST_TRIES = 4;

/** The site's questions and answers, and what may be done with them. */
export const useFaq = () => {
  const { site, isMissing, error, isValidating, mutate, save } = useSite();
  /** Saves a change of the list, over whatever colleagues saved meanwhile. */
  const change = async (make: FaqChange): Promise<void> => {
    let present: Site | undefined = site;
    for (let tried = 1; present; tried += 1) {
      try {
        await save(present, { faq: [...make(present.faq)] });
        return;
      } catch (failure) {
        const newer = presentSite(failure);
        if (!newer || tried === MOST_TRIES) throw failure;
        present = newer;
      }
    }
  };
  return { entries: site?.faq, isMissing, error, isValidating, mutate, change };
};

export type FaqResource = ReturnType<typeof useFaq>;
