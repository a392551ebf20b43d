import type { BookingSource } from '../../../../shared/schemas/booking-source.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { BookingActions } from '../use-bookings.ts';
import { sourceTexts } from './texts.ts';

interface DismissSourceProps {
  readonly source: BookingSource;
  readonly actions: Pick<BookingActions, 'dismissSource'>;
}

/** Hides one connection whose bookings a member finds in order, until it books again. */
export const DismissSource = ({ source, actions }: DismissSourceProps) => {
  const t = useTexts(sourceTexts);
  const toast = useToast();
  const { busy, failure, run } = useAction<'dismiss'>();
  const dismiss = async () => {
    if (await run('dismiss', () => actions.dismissSource(source))) toast(t.dismissed);
  };
  return (
    <>
      <Button variant="ghost" busy={busy !== null} aria-label={t.dismissOf(source.count)} onClick={dismiss}>
        {t.dismiss}
      </Button>
      {/* In the banner, which is an alert as a whole. */}
      {failure !== null && <span className="basis-full">{errorText(failure, t.dismissFailed)}</span>}
    </>
  );
};
