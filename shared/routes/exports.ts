import * as exported from '../schemas/export.ts';
import * as privacy from '../schemas/privacy.ts';
import type { RouteTable } from './route-spec.ts';

/** The business’s data, or all about one person, to download. */
export const exportsRoutes = {
  'GET /v1/exports/leads.csv': {
    access: 'admin',
    query: exported.tableQuery,
    answers: 'file',
    contentType: 'text/csv',
    errors: ['range_too_large'],
  },
  'GET /v1/exports/bookings.csv': {
    access: 'admin',
    query: exported.tableQuery,
    answers: 'file',
    contentType: 'text/csv',
    errors: ['range_too_large'],
  },
  'POST /v1/exports': {
    access: 'admin',
    data: exported.tenantExport,
    status: 202,
    errors: ['rate_limited'],
  },
  'GET /v1/exports/{exportId}': {
    access: 'admin',
    data: exported.tenantExport,
  },
  'GET /public/exports/{exportToken}': {
    access: 'anyone',
    answers: 'file',
    contentType: 'application/json',
  },
  /** All data about one person, created and fetched like a full export. */
  'POST /v1/privacy/export': {
    access: 'admin',
    body: privacy.personAsked,
    data: exported.tenantExport,
    status: 202,
    errors: ['contact_required', 'rate_limited'],
  },
} as const satisfies RouteTable;
