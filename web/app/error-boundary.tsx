import { Component, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { CenterScreen } from '../ui/center-screen.tsx';
import { appTexts } from './texts.ts';

const ReloadButton = () => {
  const t = useTexts(appTexts);
  return (
    <Button variant="primary" onClick={() => window.location.reload()}>
      {t.reload}
    </Button>
  );
};

/** In place of the whole product, where nothing else can be shown. */
export const ProductFailed = () => {
  const t = useTexts(appTexts);
  return (
    <CenterScreen title={t.crashed}>
      <p className="max-w-prose text-base text-muted">{t.crashedHint}</p>
      <ReloadButton />
    </CenterScreen>
  );
};

/** In place of one page of the dashboard; the others can still be opened. */
export const PageFailed = () => {
  const t = useTexts(appTexts);
  return (
    <div role="alert" className="flex flex-col items-start gap-4">
      <h1 className="text-2xl font-bold tracking-heading">{t.crashed}</h1>
      <p className="max-w-prose text-base text-muted">{t.pageCrashedHint}</p>
      <ReloadButton />
    </div>
  );
};

interface ErrorBoundaryProps {
  /** What is shown once something inside has thrown. */
  readonly fallback: ReactNode;
  /** Where the reader is: what is inside is tried again as soon as they are elsewhere. */
  readonly place?: string;
  readonly children: ReactNode;
}

/** What remains when a screen throws: a way on, instead of a white page. Its error goes to the root's `onCaughtError`. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
