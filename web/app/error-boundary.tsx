import { Component, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { CenterScreen } from '../ui/center-screen.tsx';
import { appTexts } from './texts.ts';

const Crashed = () => {
  const t = useTexts(appTexts);
  return (
    <CenterScreen title={t.crashed}>
      <p className="max-w-prose text-base text-muted">{t.crashedHint}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t.reload}
      </Button>
    </CenterScreen>
  );
};

/** What remains when a screen throws: a way back, instead of a white page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crashed /> : this.props.children;
  }
}
