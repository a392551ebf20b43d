import type { MailFigures } from '../../../../shared/schemas/message.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { NotRead } from '../../session/not-read.tsx';
import { useApi } from '../../session/use-api.ts';
import { messageSettingsTexts } from './texts.ts';

/** A share of all e-mail that ended, which a complaint is a delivered part of. */
const useShare = ({ delivered, bounced }: MailFigures) => {
  const language = useLanguage();
  const total = delivered + bounced;
  const format = new Intl.NumberFormat(`${language}-CA`, { style: 'percent', maximumFractionDigits: 1 });
  return (count: number) => (total === 0 ? null : format.format(count / total));
};

const Figures = ({ figures }: { figures: MailFigures }) => {
  const t = useTexts(messageSettingsTexts);
  const shareOf = useShare(figures);
  return (
    <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {(['delivered', 'bounced', 'complained'] as const).map((name) => {
        const share = shareOf(figures[name]);
        return (
          <div key={name}>
            <dt className="text-muted">{t[name]}</dt>
            <dd className="text-2xl font-bold tabular">{figures[name]}</dd>
            {share !== null && <dd className="text-muted tabular">{t.share(share)}</dd>}
          </div>
        );
      })}
    </dl>
  );
};

/** How much of the business's e-mail arrives. */
export const MailFiguresCard = () => {
  const t = useTexts(messageSettingsTexts);
  const answer = useApi('GET /v1/mail-figures');
  const { data } = answer;
  return (
    <Card title={t.figuresTitle}>
      {data ? <Figures figures={data} /> : <NotRead reading={answer} failed={t.figuresFailed} rows={2} />}
    </Card>
  );
};
