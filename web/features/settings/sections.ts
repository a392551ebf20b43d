import {
  Bell,
  Braces,
  Building2,
  CalendarSync,
  CreditCard,
  Download,
  History,
  type LucideIcon,
  Mail,
  ShieldCheck,
  TimerReset,
  Webhook,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { Role } from '../../../shared/domain/roles.ts';
import { SECTION_PATHS, type SectionPath } from './section-path.ts';

interface SectionParts {
  readonly needs: Role;
  readonly Icon: LucideIcon;
  readonly Section: ComponentType;
}

const parts: Readonly<Record<SectionPath, SectionParts>> = {
  profile: {
    needs: 'viewer',
    Icon: Building2,
    Section: lazy(() => import('./profile/profile-section.tsx').then((m) => ({ default: m.ProfileSection }))),
  },
  notifications: {
    needs: 'viewer',
    Icon: Bell,
    Section: lazy(() =>
      import('./notifications/notifications-section.tsx').then((m) => ({ default: m.NotificationsSection })),
    ),
  },
  booking: {
    needs: 'viewer',
    Icon: TimerReset,
    Section: lazy(() => import('./booking/booking-section.tsx').then((m) => ({ default: m.BookingSection }))),
  },
  calendar: {
    needs: 'viewer',
    Icon: CalendarSync,
    Section: lazy(() =>
      import('./calendar/calendar-section.tsx').then((m) => ({ default: m.CalendarSection })),
    ),
  },
  messages: {
    needs: 'admin',
    Icon: Mail,
    Section: lazy(() =>
      import('./messages/messages-section.tsx').then((m) => ({ default: m.MessagesSection })),
    ),
  },
  webhooks: {
    needs: 'admin',
    Icon: Webhook,
    Section: lazy(() =>
      import('./webhooks/webhooks-section.tsx').then((m) => ({ default: m.WebhooksSection })),
    ),
  },
  api: {
    needs: 'viewer',
    Icon: Braces,
    Section: lazy(() => import('./api/api-section.tsx').then((m) => ({ default: m.ApiSection }))),
  },
  exports: {
    needs: 'admin',
    Icon: Download,
    Section: lazy(() => import('./exports/exports-section.tsx').then((m) => ({ default: m.ExportsSection }))),
  },
  privacy: {
    needs: 'admin',
    Icon: ShieldCheck,
    Section: lazy(() => import('./privacy/privacy-section.tsx').then((m) => ({ default: m.PrivacySection }))),
  },
  billing: {
    needs: 'admin',
    Icon: CreditCard,
    Section: lazy(() => import('./billing/billing-section.tsx').then((m) => ({ default: m.BillingSection }))),
  },
  audit: {
    needs: 'owner',
    Icon: History,
    Section: lazy(() => import('./audit/audit-section.tsx').then((m) => ({ default: m.AuditSection }))),
  },
};

export interface SettingsSection extends SectionParts {
  readonly path: SectionPath;
}

/** The settings' sections in order, each with its least role and its component. */
export const settingsSections: readonly SettingsSection[] = SECTION_PATHS.map((path) => ({
  path,
  ...parts[path],
}));
