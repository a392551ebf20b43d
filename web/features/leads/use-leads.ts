import type {
  Lead,
  LeadContactJudged,
  LeadCreate,
  LeadPatch,
  TagChange,
  TagChanged,
} from '../../../shared/schemas/lead.ts';
import { savedOrReread } from '../../lib/changed-meanwhile.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { walked } from '../../lib/walked.ts';
import { api } from '../session/session.ts';
import { useApi, useApiList, useRefresh } from '../session/use-api.ts';
import { type LeadFilter, leadQuery } from './shown-leads.ts';

const typingMs = 300;

/** What a board reads to begin with: more than a table, as its columns stand side by side. */
const boardPages = 3;

interface Asked {
  readonly filter: LeadFilter;
  readonly isBoard: boolean;
}

const useLeadChanges = () => {
  const refresh = useRefresh();
  const reload = () => refresh('leads');
  return {
    /** A new lead, or the one that was known by this contact, with what was typed added to it. */
    create: async (body: LeadCreate): Promise<Lead> => {
      const lead = await api('POST /v1/leads', { body });
      await reload();
      return lead;
    },
    /** Changes a lead, on condition that it is still the version shown. */
    update: ({ leadId, version }: Lead, change: Omit<LeadPatch, 'version'>) => {
      const body = { ...change, version };
      return savedOrReread(() => api('PATCH /v1/leads/{leadId}', { params: { leadId }, body }), reload);
    },
    remove: async (leadId: string) => {
      await api('DELETE /v1/leads/{leadId}', { params: { leadId } });
      await reload();
    },
    /**
     * Gives a tag another name on every lead that has it, or takes it away where that is null; answers on how many.
     * Throws `PartlyDone` once some are changed; calling again goes on.
     */
    changeTag: async (tag: string, to: string | null): Promise<number> => {
      try {
        const pages = await walked<TagChanged>({
          step: (before) => {
            const cursor = before?.cursor;
            const body: TagChange = { tag, to, ...(cursor === undefined ? {} : { cursor }) };
            return api('POST /v1/leads/tags', { body });
          },
          isLast: ({ cursor }) => cursor === undefined,
          doneBy: ({ changed }) => changed,
        });
        return pages.reduce((sum, { changed }) => sum + changed, 0);
      } finally {
        await reload();
      }
    },
    judgeContact: async (leadId: string, body: LeadContactJudged) => {
      await api('POST /v1/leads/{leadId}/contacts', { params: { leadId }, body });
      await reload();
    },
    /** Merges the other lead into this one, which stays. */
    merge: async (leadId: string, otherId: string) => {
      await api('POST /v1/leads/{leadId}/merge', { params: { leadId }, body: { leadId: otherId } });
      await reload();
    },
  };
};

/** The leads in pages, and their actions. */
export const useLeads = ({ filter, isBoard }: Asked) => {
  const search = useSettled(filter.search, typingMs);
  const list = useApiList(
    'GET /v1/leads',
    (data) => data.leads,
    leadQuery({ ...filter, search }, isBoard ? 100 : 50),
    isBoard ? boardPages : 1,
  );
  return {
    ...useLeadChanges(),
    leads: list.items,
    hasMore: list.hasMore,
    loadMore: list.loadMore,
    error: list.error,
    isValidating: list.isValidating,
    /** Reads the pages shown again; a failure is in `error`. */
    reread: () => list.mutate(),
  };
};

export type LeadsResource = ReturnType<typeof useLeads>;

/** One lead: from the list if it is loaded there, else by a request of its own. */
export const useLead = (leadId: string, resource: Pick<LeadsResource, 'leads' | 'error'>) => {
  const listed = resource.leads?.find((lead) => lead.leadId === leadId);
  const isMissing = !listed && (resource.leads !== undefined || resource.error !== undefined);
  const { data, error } = useApi(isMissing ? 'GET /v1/leads/{leadId}' : null, { params: { leadId } });
  return { lead: listed ?? data, error: listed ? undefined : error };
};
