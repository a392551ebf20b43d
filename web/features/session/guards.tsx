import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasRole } from '../../../shared/domain/roles.ts';
import type { Me } from '../../../shared/schemas/me.ts';
import { isInvited } from './load-session.ts';
import { afterLoginPath, rememberedPath } from './paths.ts';
import { loadSession, useSessionPhase } from './session.ts';
import { RemovedMember, SessionFailed, SessionLoading, SetupPending } from './session-screens.tsx';
import type { SessionPhase } from './session-store.ts';

const LazyChoice = lazy(() =>
  import('./invitation-choice.tsx').then((m) => ({ default: m.InvitationChoice })),
);

/** Few are ever invited: nobody else loads it. */
const InvitationChoice = (props: ComponentProps<typeof LazyChoice>) => (
  <Suspense fallback={<SessionLoading />}>
    <LazyChoice {...props} />
  </Suspense>
);

/** The session's phase; starts loading the user when there are tokens. */
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
    case 'expired':
    case 'ready':
      return phase.me.tenant ? children(phase.me) : <WithoutBusiness me={phase.me} />;
  }
};

const WithoutBusiness = ({ me }: { me: Me }) =>
  isInvited(me) ? <InvitationChoice me={me} /> : <RemovedMember />;

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

/** Onboarding, for members who may set up a business. A user with invitations is first asked whether to join one. */
const Setup = ({ me }: { me: Me }) => {
  const [isKept, setKept] = useState(false);
  if (!mayFinishSetup(me)) return <SetupPending />;
  if (isInvited(me) && !isKept) return <InvitationChoice me={me} onKeep={() => setKept(true)} />;
  return <Outlet />;
};

/** Around onboarding: a session, and onboarding not done. */
export const OnboardingGuard = () => (
  <SignedIn>{(me) => (me.site ? <Navigate to="/dashboard/overview" replace /> : <Setup me={me} />)}</SignedIn>
);

/** Around /login: redirects a signed-in user. */
export const LoginGuard = () => {
  const phase = useLoadedPhase();
  const location = useLocation();
  switch (phase.kind) {
    case 'anonymous':
    case 'expired':
      return <Outlet />;
    case 'loading':
      return <SessionLoading />;
    case 'failed':
      return <SessionFailed />;
    case 'ready':
      return <Navigate to={afterLoginPath(phase.me.site !== null, rememberedPath(location.state))} replace />;
  }
};
