import { recordVisit } from '../../../../functions/resources/leads/record-visit.ts';
import type { Visit } from '../../../../functions/resources/leads/visit.ts';
import { brandId, type TenantId } from '../../../../shared/domain/ids.ts';
import type { Answer, Business, World } from '../../../support/world.ts';

let visits = 0;

/** The leads' routes as their owner calls them, and a visitor who leaves a request in the chat. */
export const leadCalls = (world: World, { tenantId, owner }: Business) => {
  const call = (method: string, path: string, body?: object, key?: string): Promise<Answer> =>
    world.call(method, path, { token: owner.token, body, ...(key ? { key } : {}) });
  const data = async (answer: Promise<Answer>): Promise<Answer['json']> => {
    const { status, json, text } = await answer;
    if (status >= 300) throw new Error(`${status}: ${text}`);
    return json?.data;
  };
  return {
    call,
    create: (body: object) => data(call('POST', '/v1/leads', body)),
    patch: (id: string, body: object) => call('PATCH', `/v1/leads/${id}`, body),
    remove: (id: string) => call('DELETE', `/v1/leads/${id}`),
    merge: (id: string, leadId: string, key?: string) =>
      call('POST', `/v1/leads/${id}/merge`, { leadId }, key),
    get: (id: string) => data(call('GET', `/v1/leads/${id}`)),
    list: (query = '') => data(call('GET', `/v1/leads${query}`)),
    bookings: async () => (await data(call('GET', '/v1/bookings?limit=100'))).bookings,
    timeline: async (id: string) => (await data(call('GET', `/v1/leads/${id}/timeline?limit=100`))).entries,
    tell: ({ message = 'Rappelez-moi.', ...visit }: Partial<Visit>) => {
      visits += 1;
      return recordVisit(world.kernel, {
        tenantId: brandId<TenantId>(tenantId),
        name: null,
        contact: { email: null, phone: null },
        source: 'chat',
        typedBy: 'visitor',
        now: world.kernel.clock(),
        newLeadId: `visit-${visits}`,
        ...visit,
        message,
      });
    },
  };
};

export type LeadCalls = ReturnType<typeof leadCalls>;
