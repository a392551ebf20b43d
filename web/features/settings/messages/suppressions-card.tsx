import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import type { Suppression } from '../../../../shared/schemas/message.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { NotRead } from '../../session/not-read.tsx';
import { api } from '../../session/session.ts';
import { useApiList } from '../../session/use-api.ts';
import { useMe } from '../../session/use-me.ts';
import { messageSettingsTexts } from './texts.ts';

/** Has an address written to again, and says how that went. */
const useLifting = (reread: () => Promise<unknown>) => {
  const t = useTexts(messageSettingsTexts);
  const toast = useToast();
  const [lifting, setLifting] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const lift = async (suppressionId: string): Promise<void> => {
    setLifting(suppressionId);
    setFailure(null);
    try {
      await api('DELETE /v1/suppressions/{suppressionId}', { params: { suppressionId } });
      await reread();
      toast(t.lifted);
    } catch (error) {
      setFailure(errorText(error, t.liftFailed));
    } finally {
      setLifting(null);
    }
  };
  return { lift, lifting, failure };
};

interface LineProps {
  readonly suppression: Suppression;
  readonly isLifting: boolean;
  readonly onLift: () => void;
}

const Line = ({ suppression, isLifting, onLift }: LineProps) => {
  const t = useTexts(messageSettingsTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const { email, name, reason, at, canLift } = suppression;
  const address = email ?? t.unknown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{name ? `${name} · ${address}` : address}</p>
        <p className="text-muted">
          {[t.reasons[reason], t.since(formatInstant(at, 'dateTime', language, tenant.timezone))].join(' · ')}
        </p>
      </div>
      {canLift && (
        <Button onClick={onLift} busy={isLifting} aria-label={t.liftAt(address)}>
          {t.lift}
        </Button>
      )}
    </li>
  );
};

/** The addresses that are not written to any more, with a way back for those that bounced. */
export const SuppressionsCard = () => {
  const t = useTexts(messageSettingsTexts);
  const list = useApiList('GET /v1/suppressions', ({ suppressions }) => suppressions, { limit: 25 });
  const { items, mutate } = list;
  const { lift, lifting, failure } = useLifting(mutate);
  return (
    <Card title={t.listTitle} flush>
      <p className="-mt-2 max-w-prose px-5 pb-4 text-muted">{t.listIntro}</p>
      {failure !== null && (
        <div className="px-5 pb-4">
          <Alert>{failure}</Alert>
        </div>
      )}
      {!items ? (
        <NotRead reading={list} failed={t.listFailed} rows={3} />
      ) : items.length === 0 ? (
        <EmptyState icon={<MailCheck />} text={t.empty} hint={t.emptyHint} />
      ) : (
        <ul aria-label={t.listTitle}>
          {items.map((suppression) => (
            <Line
              key={suppression.suppressionId}
              suppression={suppression}
              isLifting={lifting === suppression.suppressionId}
              onLift={() => void lift(suppression.suppressionId)}
            />
          ))}
        </ul>
      )}
      <MoreRows list={list} />
    </Card>
  );
};
