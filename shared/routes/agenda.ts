import * as availability from '../schemas/availability.ts';
import * as calendar from '../schemas/calendar.ts';
import * as closure from '../schemas/closure.ts';
import * as service from '../schemas/service.ts';
import * as slot from '../schemas/slot.ts';
import type { RouteTable } from './route-spec.ts';

/** What a business offers, and when: services, windows, closures, calendars and the slots they make. */
export const agendaRoutes = {
  'GET /v1/services': { room: 'services', access: 'viewer', data: service.serviceList },
  'POST /v1/services': {
    room: 'services',
    access: 'staff',
    body: service.serviceCreate,
    data: service.service,
    status: 201,
    errors: ['limit_reached'],
  },
  'PATCH /v1/services/{serviceId}': {
    room: 'services',
    access: 'staff',
    body: service.servicePatch,
    data: service.service,
    errors: ['changed_meanwhile'],
  },
  'DELETE /v1/services/{serviceId}': { room: 'services', access: 'staff' },
  'GET /v1/availability': { room: 'availability', access: 'viewer', data: availability.availability },
  'POST /v1/availability': {
    room: 'availability',
    access: 'staff',
    body: availability.windowCreate,
    data: availability.availabilityWindow,
    status: 201,
    errors: ['end_before_start', 'limit_reached'],
  },
  'PATCH /v1/availability/{availabilityId}': {
    room: 'availability',
    access: 'staff',
    body: availability.windowPatch,
    data: availability.availabilityWindow,
    errors: ['end_before_start', 'limit_reached', 'changed_meanwhile'],
  },
  'DELETE /v1/availability/{availabilityId}': { room: 'availability', access: 'staff' },
  'GET /v1/closures': { room: 'closures', access: 'viewer', data: closure.closureList },
  'POST /v1/closures': {
    room: 'closures',
    access: 'staff',
    body: closure.closureCreate,
    data: closure.closureMade,
    status: 201,
    errors: ['end_before_start', 'limit_reached'],
  },
  'POST /v1/closures/quebec-holidays': {
    room: 'closures',
    access: 'staff',
    body: closure.quebecHolidaysRequest,
    data: closure.quebecHolidaysMade,
    errors: ['limit_reached'],
  },
  'DELETE /v1/closures/{closureId}': { room: 'closures', access: 'staff' },
  'GET /v1/calendars': { room: 'staff-calendars', access: 'viewer', data: calendar.calendarList },
  'PATCH /v1/calendars/{memberId}': {
    room: 'staff-calendars',
    access: 'admin',
    body: calendar.calendarPatch,
    data: calendar.calendar,
    errors: ['plan_required', 'limit_reached'],
  },
  'GET /v1/slots': { room: 'slots', access: 'viewer', query: slot.slotQuery, data: slot.slotList },
  'POST /v1/slots/generate': {
    room: 'slots',
    access: 'staff',
    body: availability.slotGeneration,
    data: availability.slotGenerationResult,
    errors: ['end_before_start'],
  },
} as const satisfies RouteTable;
