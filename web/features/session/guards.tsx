import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasRole } from '../../../shared/domain/roles.ts';
import type { Me } from '../../../shared/schemas/me.ts';
import { afterLoginPath, rememberedPath } from './paths.ts';
import { loadSession, useSessionPhase } from './session.ts';
import { RemovedMember, SessionFailed, SessionLoading, SetupPending } from './session-screens.tsx';
import type { SessionPhase } from './session-store.ts';

/** The phase, with the user being fetched when there are tokens. */
export const useLoadedPhase = (): SessionPhase => {
  const phase = useSessionPhase();
  useEffect(() => {
    if (phase.kind === 'loading') void loadSession();
  }, [phase.kind]);
  return phase;
};

const SignedIn = ({ children }: { children: (me: Me) => ReactNode }) => {
  const phase = useLoadedPhase();
  const { pathname, search } = useLocation();
  switch (phase.kind) {
    case 'anonymous':
      return <Navigate to="/login" state={{ from: pathname + search }} replace />;
    case 'loading':
      return <SessionLoading />;
    case 'failed':
      return <SessionFailed />;
    case 'ready':
      return phase.me.tenant ? children(phase.me) : <RemovedMember />;
  }
};

const mayFinishSetup = (me: Me): boolean => me.role !== null && hasRole(me.role, 'admin');

/** Around the dashboard: a session, and onboarding done. */
export const DashboardGuard = () => (
  <SignedIn>
    {(me) => {
      if (me.site) return <Outlet />;
      return mayFinishSetup(me) ? <Navigate to="/onboarding/profile" replace /> : <SetupPending />;
    }}
  </SignedIn>
);

/** Around onboarding: a session, and onboarding not done. */
export const OnboardingGuard = () => (
  <SignedIn>
    {(me) => {
      if (me.site) return <Navigate to="/dashboard/overview" replace />;
      return mayFinishSetup(me) ? <Outlet /> : <SetupPending />;
    }}
  </SignedIn>
);

/** Around /login: who is signed in, or has just signed in, is sent on (settled points, 10). */
export const LoginGuard = () => {
  const phase = useLoadedPhase();
  const location = useLocation();
  switch (phase.kind) {
    case 'anonymous':
      return <Outlet />;
    case 'loading':
      return <SessionLoading />;
    case 'failed':
      return <SessionFailed />;
    case 'ready':
      return <Navigate to={afterLoginPath(phase.me.site !== null, rememberedPath(location.state))} replace />;
  }
};
