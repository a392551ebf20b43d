import { useTexts } from '../i18n/texts.ts';
import { CenterScreen } from '../ui/center-screen.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { appTexts } from './texts.ts';

/** Shown while the code of a screen loads. */
export const PageLoading = () => {
  const t = useTexts(appTexts);
  return (
    <CenterScreen>
      <p role="status" className="flex items-center gap-3 text-base text-muted">
        <Spinner />
        {t.loading}
      </p>
    </CenterScreen>
  );
};
