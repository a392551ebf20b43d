import { CalendarDays, Clock, House, Tag, UsersRound } from 'lucide-react';
import { lazy } from 'react';

/** The dashboard's pages in the order of its navigation: one list for the routes and for the sidebar. */
export const dashboardPages = [
  {
    path: 'overview',
    Icon: House,
    Page: lazy(() =>
      import('../features/overview/overview-page.tsx').then((m) => ({ default: m.OverviewPage })),
    ),
  },
  {
    path: 'leads',
    Icon: UsersRound,
    Page: lazy(() => import('../features/leads/leads-page.tsx').then((m) => ({ default: m.LeadsPage }))),
  },
  {
    path: 'bookings',
    Icon: CalendarDays,
    Page: lazy(() =>
      import('../features/bookings/bookings-page.tsx').then((m) => ({ default: m.BookingsPage })),
    ),
  },
  {
    path: 'services',
    Icon: Tag,
    Page: lazy(() =>
      import('../features/services/services-page.tsx').then((m) => ({ default: m.ServicesPage })),
    ),
  },
  {
    path: 'availability',
    Icon: Clock,
    Page: lazy(() =>
      import('../features/availability/availability-page.tsx').then((m) => ({ default: m.AvailabilityPage })),
    ),
  },
] as const;

export type DashboardPath = (typeof dashboardPages)[number]['path'];

/** True once the dashboard has that page; a link to it is shown only then. */
export const hasDashboardPage = (path: string): boolean => dashboardPages.some((page) => page.path === path);
