import type { LeadCreate, LeadPatch } from '../../../shared/schemas/lead.ts';
import { api } from '../session/session.ts';
import { useApi, useApiList, useRefresh } from '../session/use-api.ts';

/** The leads in pages of 50 and what can be done to them. Bookings show a lead's name, so they are read again too. */
export const useLeads = () => {
  const list = useApiList('GET /v1/leads', (data) => data.leads, { limit: 50 });
  const refresh = useRefresh();
  const reload = () => refresh('GET /v1/leads', 'GET /v1/leads/{leadId}', 'GET /v1/bookings');
  return {
    leads: list.items,
    hasMore: list.hasMore,
    loadMore: list.loadMore,
    error: list.error,
    isValidating: list.isValidating,
    /** Reads the pages shown again; a failure is in `error`. */
    reread: () => list.mutate(),
    create: async (body: LeadCreate) => {
      await api('POST /v1/leads', { body });
      await reload();
    },
    update: async (leadId: string, body: LeadPatch) => {
      await api('PATCH /v1/leads/{leadId}', { params: { leadId }, body });
      await reload();
    },
    remove: async (leadId: string) => {
      await api('DELETE /v1/leads/{leadId}', { params: { leadId } });
      await reload();
    },
  };
};

export type LeadsRoom = ReturnType<typeof useLeads>;

/** One lead: from the list if it is there, else read by itself (a link to a lead further down). */
export const useLead = (leadId: string, room: Pick<LeadsRoom, 'leads' | 'error'>) => {
  const listed = room.leads?.find((lead) => lead.leadId === leadId);
  const isMissing = !listed && (room.leads !== undefined || room.error !== undefined);
  const { data, error } = useApi(isMissing ? 'GET /v1/leads/{leadId}' : null, { params: { leadId } });
  return { lead: listed ?? data, error: listed ? undefined : error };
};
