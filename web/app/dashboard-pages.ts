import {
  CalendarDays,
  ChartNoAxesColumn,
  CircleQuestionMark,
  Clock,
  Globe,
  House,
  LayoutGrid,
  MessagesSquare,
  Send,
  Settings,
  Tag,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { lazy } from 'react';
import { useCan } from '../features/session/use-me.ts';

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
    path: 'tiles',
    Icon: LayoutGrid,
    Page: lazy(() => import('../features/tiles/tiles-page.tsx').then((m) => ({ default: m.TilesPage }))),
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
    path: 'conversations',
    Icon: MessagesSquare,
    Page: lazy(() =>
      import('../features/conversations/conversations-page.tsx').then((m) => ({
        default: m.ConversationsPage,
      })),
    ),
  },
  {
    path: 'reports',
    Icon: ChartNoAxesColumn,
    Page: lazy(() =>
      import('../features/reports/reports-page.tsx').then((m) => ({ default: m.ReportsPage })),
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
  {
    path: 'members',
    Icon: UserRound,
    Page: lazy(() =>
      import('../features/members/members-page.tsx').then((m) => ({ default: m.MembersPage })),
    ),
  },
  {
    path: 'automations',
    Icon: Send,
    Page: lazy(() =>
      import('../features/automations/automations-page.tsx').then((m) => ({ default: m.AutomationsPage })),
    ),
  },
  {
    path: 'faq',
    Icon: CircleQuestionMark,
    Page: lazy(() => import('../features/site/faq/faq-page.tsx').then((m) => ({ default: m.FaqPage }))),
  },
  {
    path: 'site',
    Icon: Globe,
    Page: lazy(() => import('../features/site/site-page.tsx').then((m) => ({ default: m.SitePage }))),
  },
  {
    path: 'settings',
    Icon: Settings,
    Page: lazy(() =>
      import('../features/settings/settings-page.tsx').then((m) => ({ default: m.SettingsPage })),
    ),
  },
] as const;

/** The pages that a member is led to. */
export const usePagesShown = () => {
  const isAdmin = useCan('admin');
  return dashboardPages.filter(({ path }) => isAdmin || path !== 'automations');
};
