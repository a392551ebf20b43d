import * as managedBooking from '../schemas/managed-booking.ts';
import * as managedOffers from '../schemas/managed-offers.ts';
import { publicBookingForm } from '../schemas/public-booking-request.ts';
import * as publicSite from '../schemas/public-site.ts';
import * as severalPage from '../schemas/several-page.ts';
import * as waitlist from '../schemas/waitlist.ts';
import type { RouteTable } from './route-spec.ts';
import { VISITOR_ERRORS } from './visitor-errors.ts';

/** HTML pages, and the forms on them that work without JavaScript. */
export const pagesRoutes = {
  'GET /site': {
    access: 'anyone',
    answers: 'page',
  },
  'GET /site/{slug}': {
    access: 'anyone',
    query: publicSite.siteQuery,
    answers: 'page',
  },
  'POST /site/{slug}/book': {
    access: 'anyone',
    body: publicBookingForm,
    answers: 'page',
    encoding: 'form',
    errors: VISITOR_ERRORS.book,
  },
  'GET /site/{slug}/plusieurs': {
    access: 'anyone',
    query: severalPage.severalQuery,
    answers: 'page',
  },
  'POST /site/{slug}/plusieurs': {
    access: 'anyone',
    body: severalPage.severalForm,
    answers: 'page',
    encoding: 'form',
    errors: VISITOR_ERRORS.book,
  },
  'GET /site/{slug}/attente': {
    access: 'anyone',
    query: waitlist.waitlistQuery,
    answers: 'page',
  },
  'POST /site/{slug}/attente': {
    access: 'anyone',
    body: waitlist.waitlistForm,
    answers: 'page',
    encoding: 'form',
    errors: VISITOR_ERRORS.join,
  },
  'GET /attente/{waitToken}': {
    access: 'anyone',
    query: waitlist.waitingQuery,
    answers: 'page',
  },
  'POST /attente/{waitToken}/accept': {
    access: 'anyone',
    body: waitlist.offerForm,
    answers: 'page',
    encoding: 'form',
    errors: VISITOR_ERRORS.accept,
  },
  'POST /attente/{waitToken}/decline': {
    access: 'anyone',
    body: waitlist.offerForm,
    answers: 'page',
    encoding: 'form',
    errors: VISITOR_ERRORS.decline,
  },
  'POST /attente/{waitToken}/leave': {
    access: 'anyone',
    body: waitlist.waitingLeaveForm,
    answers: 'page',
    encoding: 'form',
    errors: VISITOR_ERRORS.leave,
  },
  'GET /embed/{slug}': {
    access: 'anyone',
    answers: 'page',
  },
  'GET /rdv/{manageToken}': {
    access: 'anyone',
    query: managedBooking.manageQuery,
    answers: 'page',
  },
  'POST /rdv/{manageToken}/move': {
    access: 'anyone',
    body: managedBooking.managedMoveForm,
    answers: 'page',
    encoding: 'form',
    errors: VISITOR_ERRORS.move,
  },
  'POST /rdv/{manageToken}/cancel': {
    access: 'anyone',
    body: managedBooking.managedCancelForm,
    answers: 'page',
    encoding: 'form',
    errors: VISITOR_ERRORS.cancel,
  },
  'GET /rdv/{manageToken}/move-all': {
    access: 'anyone',
    query: managedOffers.basketMoveQuery,
    answers: 'page',
  },
  'POST /rdv/{manageToken}/move-all': {
    access: 'anyone',
    body: managedOffers.basketMoveForm,
    answers: 'page',
    encoding: 'form',
    errors: VISITOR_ERRORS.move,
  },
  'GET /public/unsubscribe/{unsubscribeToken}': {
    access: 'anyone',
    answers: 'page',
  },
  'POST /public/unsubscribe/{unsubscribeToken}': {
    access: 'anyone',
    answers: 'page',
  },
  'POST /public/unsubscribe/{unsubscribeToken}/undo': {
    access: 'anyone',
    answers: 'page',
  },
} as const satisfies RouteTable;
