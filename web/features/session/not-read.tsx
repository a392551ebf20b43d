import { errorText } from '../../lib/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { Reading } from './unread.ts';

interface NotReadProps {
  readonly reading: Omit<Reading, 'data'>;
  /** Said where the error has no words of its own. */
  readonly failed: string;
  /** About as many lines as are to come. */
  readonly rows: number;
  /** What loads, for screen readers. */
  readonly label?: string;
}

/** In the place of what is not there yet: lines while it is read, or why it could not be, and how to try again. */
export const NotRead = ({ reading: { error, isValidating, mutate }, failed, ...lines }: NotReadProps) =>
  error === undefined ? (
    <SkeletonRows {...lines} />
  ) : (
    <ErrorState message={errorText(error, failed)} onRetry={() => void mutate()} busy={isValidating} />
  );
