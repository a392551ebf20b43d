import { RotateCw } from 'lucide-react';
import { useTexts } from '../i18n/texts.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { uiTexts } from './texts.ts';

interface ErrorStateProps {
  /** What failed, in the reader's terms. */
  readonly message: string;
  readonly onRetry?: () => void;
  readonly busy?: boolean;
}

export const ErrorState = ({ message, onRetry, busy = false }: ErrorStateProps) => {
  const t = useTexts(uiTexts);
  return (
    <div className="flex flex-col items-start gap-3 p-5">
      <Alert>{message}</Alert>
      {onRetry && (
        <Button onClick={onRetry} busy={busy}>
          {!busy && <RotateCw aria-hidden="true" className="size-4" />}
          {t.retry}
        </Button>
      )}
    </div>
  );
};
