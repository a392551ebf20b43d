import * as me from '../schemas/me.ts';
import type { RouteTable } from './route-spec.ts';

/** The signed-in user, and the invitations that wait for them. */
export const meRoutes = {
  'GET /v1/me': {
    access: 'session',
    data: me.me,
  },
  'POST /v1/invitations/{invitationId}/accept': {
    access: 'session',
    data: me.me,
    errors: ['has_business'],
  },
  'POST /v1/invitations/{invitationId}/decline': {
    access: 'session',
  },
} as const satisfies RouteTable;
