import * as booking from '../schemas/booking.ts';
import * as publicSite from '../schemas/public-site.ts';
import type { RouteTable } from './route-spec.ts';
import { VISITOR_ERRORS } from './visitor-errors.ts';

/** HTML pages, and the forms on them that work without JavaScript. */
export const pagesRoutes = {
  'GET /site': {
    summary: 'The page that says that the slug is missing',
    resource: 'pages',
    access: 'anyone',
    answers: 'page',
  },
  'GET /site/{slug}': {
    summary: 'A business’s public page',
    resource: 'pages',
    access: 'anyone',
    query: publicSite.siteQuery,
    answers: 'page',
  },
  'POST /site/{slug}/book': {
    summary: 'Book without JavaScript',
    resource: 'pages',
    access: 'anyone',
    body: booking.publicBookingForm,
    answers: 'page',
    encoding: 'form',
    errors: VISITOR_ERRORS.book,
  },
  'GET /embed/{slug}': {
    summary: 'The chat alone, which other sites may frame',
    resource: 'pages',
    access: 'anyone',
    answers: 'page',
  },
  'GET /rdv/{manageToken}': {
    summary: 'An appointment’s page',
    resource: 'pages',
    access: 'anyone',
    query: booking.manageQuery,
    answers: 'page',
  },
  'POST /rdv/{manageToken}/move': {
    summary: 'Move an appointment without JavaScript',
    resource: 'pages',
    access: 'anyone',
    body: booking.managedMoveForm,
    answers: 'page',
    encoding: 'form',
    errors: VISITOR_ERRORS.move,
  },
  'POST /rdv/{manageToken}/cancel': {
    summary: 'Cancel an appointment without JavaScript',
    resource: 'pages',
    access: 'anyone',
    body: booking.managedCancelForm,
    answers: 'page',
    encoding: 'form',
    errors: VISITOR_ERRORS.cancel,
  },
  'GET /public/unsubscribe/{unsubscribeToken}': {
    summary: 'The page of an unsubscribe link; asking for it changes nothing',
    resource: 'pages',
    access: 'anyone',
    answers: 'page',
  },
  'POST /public/unsubscribe/{unsubscribeToken}': {
    summary: 'Stop follow-ups to an address, in one click (RFC 8058); its body is not read',
    resource: 'pages',
    access: 'anyone',
    answers: 'page',
  },
  'POST /public/unsubscribe/{unsubscribeToken}/undo': {
    summary: 'Let an address have follow-ups again',
    resource: 'pages',
    access: 'anyone',
    answers: 'page',
  },
} as const satisfies RouteTable;
