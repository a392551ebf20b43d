import type { BookingSource } from '../../../../shared/schemas/booking-source.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useApi } from '../../session/use-api.ts';
import type { BookingActions } from '../use-bookings.ts';
import { CancelSourceDialog } from './cancel-source-dialog.tsx';
import { DismissSource } from './dismiss-source.tsx';
import { SourceLine } from './source-line.tsx';
import { sourceTexts } from './texts.ts';

/** Connections shown at once; the banner says how many follow. */
const SHOWN = 3;

interface SourcesBannerProps {
  readonly actions: Pick<BookingActions, 'cancelSource' | 'dismissSource'>;
  readonly canCancel: boolean;
}

/** Lists connections with unusually many upcoming bookings; nothing when there are none. */
export const SourcesBanner = ({ actions, canCancel }: SourcesBannerProps) => {
  const t = useTexts(sourceTexts);
  const { data, error } = useApi('GET /v1/bookings/sources');
  const { opened, open, close } = useOpened<BookingSource>();
  const sources = data?.sources ?? [];
  const others = sources.length - SHOWN;
  return (
    <div className="mb-4 empty:hidden print:hidden">
      {!data && error !== undefined && <Alert tone="warn">{errorText(error, t.failed)}</Alert>}
      {sources.length > 0 && (
        <Alert tone="warn">
          <p className="font-semibold">{t.heading}</p>
          <p className="font-normal">{t.hint}</p>
          <ul className="mt-3 flex flex-col gap-3">
            {sources.slice(0, SHOWN).map((source) => (
              <li key={source.sourceId} className="flex flex-wrap items-center gap-x-6 gap-y-2">
                <SourceLine source={source} />
                {canCancel && (
                  <span className="flex flex-wrap gap-2">
                    <Button onClick={() => open(source)}>{t.cancel(source.count)}</Button>
                    <DismissSource source={source} actions={actions} />
                  </span>
                )}
              </li>
            ))}
          </ul>
          {others > 0 && <p className="mt-3 font-normal">{t.others(others)}</p>}
          {data?.isMore && <p className="mt-3 font-normal">{t.partial}</p>}
        </Alert>
      )}
      {opened && <CancelSourceDialog source={opened} actions={actions} onClose={close} />}
    </div>
  );
};
