import { exportsRoutes } from '../../../shared/routes/exports.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';
import { lambda } from '../../kernel/http/lambda.ts';
import { defineResource } from '../../kernel/http/resource.ts';
import type { CallingMember } from '../../kernel/identity/caller.ts';
import { ranges } from '../../kernel/table/keys.ts';
import type { BookingItem } from '../../records/bookings/booking-store.ts';
import type { LeadItem } from '../../records/leads/lead-store.ts';
import { listMembers } from '../../records/members/member-store.ts';
import { getExport } from '../../records/privacy/export-store.ts';
import { contactAsked } from '../privacy/contact-asked.ts';
import { bookingColumns } from './booking-columns.ts';
import { csvFile } from './csv-file.ts';
import { exportFile, toExport } from './export-links.ts';
import { leadColumns } from './lead-columns.ts';
import { startExport } from './start-export.ts';

type Shown = { readonly caller: CallingMember; readonly now: number };

const shown = async (kernel: Kernel, exportId: string, { caller, now }: Shown) =>
  toExport(kernel, await getExport(kernel.table, caller.tenantId, exportId), {
    memberId: caller.memberId,
    now,
  });

export const resource = defineResource('exports', exportsRoutes, (kernel) => ({
  'GET /v1/exports/leads.csv': async (call) => {
    const members = await listMembers(kernel.table, call.caller.tenantId);
    return csvFile<LeadItem>(kernel, call, {
      action: 'leads_exported',
      name: { fr: 'leads', en: 'leads' },
      // By last activity, which the index is sorted by; a query by the day they came could not be bounded.
      rangesOf: (tenantId, bounds) => [ranges.leads(tenantId, bounds)],
      columnsFor: (reader) => leadColumns(reader, members),
    });
  },
  'GET /v1/exports/bookings.csv': (call) =>
    csvFile<BookingItem>(kernel, call, {
      action: 'bookings_exported',
      name: { fr: 'reservations', en: 'bookings' },
      rangesOf: (tenantId, bounds) => [
        ranges.bookings(tenantId, bounds),
        ranges.cancelledBookings(tenantId, bounds),
      ],
      columnsFor: bookingColumns,
    }),
  'POST /v1/exports': {
    handle: (call) => startExport(kernel, call),
    receipt: ({ exportId }) => ({ exportId }),
    recall: ({ exportId = '' }, call) => shown(kernel, exportId, call),
  },
  'POST /v1/privacy/export': {
    handle: (call) => startExport(kernel, call, contactAsked(call.body)),
    receipt: ({ exportId }) => ({ exportId }),
    recall: ({ exportId = '' }, call) => shown(kernel, exportId, call),
  },
  'GET /v1/exports/{exportId}': (call) => shown(kernel, call.params.exportId, call),
  'GET /public/exports/{exportToken}': ({ params, now }) => exportFile(kernel, params.exportToken, now),
}));

export const handler = lambda(resource);
