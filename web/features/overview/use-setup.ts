import { useState } from 'react';
import { useCan, useMe } from '../session/use-me.ts';
import { type SetupStep, setupOf } from './setup.ts';
import type { Overview } from './use-overview.ts';

/** The business whose list this browser's member has put away. */
const HIDDEN = 'comptoir.setup-hidden';

export interface Setup {
  readonly steps: ReadonlyArray<{ readonly step: SetupStep; readonly done: boolean }>;
  readonly hide: () => void;
}

/** What is left to set up; null while it loads, once all is done, when put away, and for who cannot change it. */
export const useSetup = ({ services, availability, leads, bookings }: Overview): Setup | null => {
  const { tenant, site } = useMe();
  const isAdmin = useCan('admin');
  const [isHidden, setHidden] = useState(() => window.localStorage.getItem(HIDDEN) === tenant.tenantId);
  if (!isAdmin || isHidden) return null;
  if (!services.data || !availability.data || !leads.data || !bookings.data) return null;
  const steps = setupOf({
    services: services.data.services,
    windows: availability.data.windows,
    siteDescription: site?.description ?? null,
    leads: leads.data.leads,
    bookings: bookings.data.bookings,
  });
  if (steps.every(({ done }) => done)) return null;
  const hide = () => {
    window.localStorage.setItem(HIDDEN, tenant.tenantId);
    setHidden(true);
  };
  return { steps, hide };
};
