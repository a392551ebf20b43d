import {
  Braces,
  Building2,
  CalendarSync,
  CreditCard,
  Download,
  History,
  ShieldCheck,
  TimerReset,
  Webhook,
} from 'lucide-react';
import { lazy } from 'react';
import type { Role } from '../../../shared/domain/roles.ts';

/** The parts of the settings in their order, the role that each asks for, and what shows it. */
export const settingsSections = [
  {
    path: 'profile',
    needs: 'viewer',
    Icon: Building2,
    Section: lazy(() => import('./profile/profile-section.tsx').then((m) => ({ default: m.ProfileSection }))),
  },
  {
    path: 'booking',
    needs: 'viewer',
    Icon: TimerReset,
    Section: lazy(() => import('./booking/booking-section.tsx').then((m) => ({ default: m.BookingSection }))),
  },
  {
    path: 'calendar',
    needs: 'admin',
    Icon: CalendarSync,
    Section: lazy(() =>
      import('./calendar/calendar-section.tsx').then((m) => ({ default: m.CalendarSection })),
    ),
  },
  {
    path: 'webhooks',
    needs: 'admin',
    Icon: Webhook,
    Section: lazy(() =>
      import('./webhooks/webhooks-section.tsx').then((m) => ({ default: m.WebhooksSection })),
    ),
  },
  {
    path: 'api',
    needs: 'viewer',
    Icon: Braces,
    Section: lazy(() => import('./api/api-section.tsx').then((m) => ({ default: m.ApiSection }))),
  },
  {
    path: 'exports',
    needs: 'admin',
    Icon: Download,
    Section: lazy(() => import('./exports/exports-section.tsx').then((m) => ({ default: m.ExportsSection }))),
  },
  {
    path: 'privacy',
    needs: 'admin',
    Icon: ShieldCheck,
    Section: lazy(() => import('./privacy/privacy-section.tsx').then((m) => ({ default: m.PrivacySection }))),
  },
  {
    path: 'billing',
    needs: 'admin',
    Icon: CreditCard,
    Section: lazy(() => import('./billing/billing-section.tsx').then((m) => ({ default: m.BillingSection }))),
  },
  {
    path: 'audit',
    needs: 'owner',
    Icon: History,
    Section: lazy(() => import('./audit/audit-section.tsx').then((m) => ({ default: m.AuditSection }))),
  },
] as const satisfies ReadonlyArray<{
  readonly path: string;
  readonly needs: Role;
  readonly [key: string]: unknown;
}>;

export type SettingsSection = (typeof settingsSections)[number];

/** Where a section is. */
export const sectionPath = (path: SettingsSection['path']): string => `/dashboard/settings/${path}`;
