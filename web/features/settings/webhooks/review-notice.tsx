import type { Webhook } from '../../../../shared/schemas/webhook.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { partyName } from '../audit/audit-line.ts';
import { webhookTexts } from './texts.ts';

interface ReviewNoticeProps {
  readonly webhook: Pick<Webhook, 'url' | 'status' | 'setBy'>;
  readonly busy: boolean;
  readonly onKeep: () => void;
}

/** Says that the member who created a webhook is no longer an admin, and offers to keep it. */
export const ReviewNotice = ({ webhook, busy, onKeep }: ReviewNoticeProps) => {
  const t = useTexts(webhookTexts);
  const who = partyName(webhook.setBy);
  const sentences = [
    who === null ? t.setBySomeone : t.setByNamed(who),
    ...(webhook.status === 'active' ? [t.stillSent] : []),
    t.decide,
  ];
  return (
    <div className="px-5 pb-3">
      <Alert tone="warn">
        <p className="mb-2 break-words">{sentences.join(' ')}</p>
        <Button aria-label={t.of(t.keep, webhook.url)} onClick={onKeep} busy={busy}>
          {t.keep}
        </Button>
      </Alert>
    </div>
  );
};
