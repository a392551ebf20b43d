import * as report from '../schemas/report.ts';
import type { RouteTable } from './route-spec.ts';

/** Figures from conversations to attended appointments. */
export const reportsRoutes = {
  'GET /v1/reports/summary': {
    access: 'viewer',
    query: report.reportQuery,
    data: report.report,
    errors: ['range_too_large'],
  },
} as const satisfies RouteTable;
