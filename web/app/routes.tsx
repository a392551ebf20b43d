import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ConversationLink } from '../features/conversations/conversation-link.tsx';
import { DashboardGuard, LoginGuard, OnboardingGuard } from '../features/session/guards.tsx';
import { dashboardPages } from './dashboard-pages.ts';
import { ExpiredSession } from './expired-session.tsx';
import { PageLoading } from './page-loading.tsx';

const LandingPage = lazy(() =>
  import('../features/landing/landing-page.tsx').then((m) => ({ default: m.LandingPage })),
);
const LegalNoticePage = lazy(() =>
  import('../features/landing/legal-page.tsx').then((m) => ({ default: m.LegalNoticePage })),
);
const PrivacyPage = lazy(() =>
  import('../features/landing/legal-page.tsx').then((m) => ({ default: m.PrivacyPage })),
);
const LoginPage = lazy(() =>
  import('../features/auth/login-page.tsx').then((m) => ({ default: m.LoginPage })),
);
const SignupPage = lazy(() =>
  import('../features/auth/signup-page.tsx').then((m) => ({ default: m.SignupPage })),
);
const ConfirmPage = lazy(() =>
  import('../features/auth/confirm-page.tsx').then((m) => ({ default: m.ConfirmPage })),
);
const ForgotPage = lazy(() =>
  import('../features/auth/forgot-page.tsx').then((m) => ({ default: m.ForgotPage })),
);
const ResetPage = lazy(() =>
  import('../features/auth/reset-page.tsx').then((m) => ({ default: m.ResetPage })),
);
const OnboardingPage = lazy(() =>
  import('../features/onboarding/onboarding-page.tsx').then((m) => ({ default: m.OnboardingPage })),
);
const ImportPage = lazy(() =>
  import('../features/leads/import/import-page.tsx').then((m) => ({ default: m.ImportPage })),
);
const DashboardLayout = lazy(() =>
  import('./dashboard-layout.tsx').then((m) => ({ default: m.DashboardLayout })),
);

export const AppRoutes = () => (
  <>
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/mentions" element={<LegalNoticePage />} />
        <Route path="/confidentialite" element={<PrivacyPage />} />
        <Route element={<LoginGuard />}>
          <Route path="/login" element={<LoginPage />} />
        </Route>
        <Route path="/signup" element={<SignupPage />} />
        <Route path="/confirm" element={<ConfirmPage />} />
        <Route path="/forgot" element={<ForgotPage />} />
        <Route path="/reset" element={<ResetPage />} />
        <Route path="/onboarding" element={<OnboardingGuard />}>
          <Route index element={<Navigate to="/onboarding/profile" replace />} />
          <Route path=":step" element={<OnboardingPage />} />
        </Route>
        <Route path="/dashboard" element={<DashboardGuard />}>
          <Route element={<DashboardLayout />}>
            <Route index element={<Navigate to="/dashboard/overview" replace />} />
            {dashboardPages.map(({ path, Page }) => (
              <Route key={path} path={path === 'settings' ? 'settings/*' : path} element={<Page />} />
            ))}
            <Route path="leads/import" element={<ImportPage />} />
            <Route path="conversations/:conversationId" element={<ConversationLink />} />
          </Route>
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
    <ExpiredSession />
  </>
);
