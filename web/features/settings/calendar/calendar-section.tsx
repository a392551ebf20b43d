import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { errorText } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { NotRead } from '../../session/not-read.tsx';
import { api } from '../../session/session.ts';
import { useApi } from '../../session/use-api.ts';
import { useCan } from '../../session/use-me.ts';
import { AvailabilityLink } from '../availability-link.tsx';
import { SecretField } from '../secret-field.tsx';
import { HowTo } from './how-to.tsx';
import { OutsideCard } from './outside-card.tsx';
import { outsideTexts } from './outside-texts.ts';
import { feedTexts } from './texts.ts';

/** The URL scheme that calendar programs register. */
const subscription = (url: string): string => url.replace(/^https?:/, 'webcal:');

const Address = ({ url }: { url: string }) => {
  const t = useTexts(feedTexts);
  return (
    <div className="flex flex-col items-start gap-4 [&>*]:w-full">
      <SecretField label={t.address} value={url} hint={t.secret} />
      <div>
        <a href={subscription(url)} className={buttonStyle('primary')}>
          {t.open}
        </a>
      </div>
    </div>
  );
};

const Rotate = ({ onRotated }: { onRotated: (url: string) => Promise<unknown> }) => {
  const t = useTexts(feedTexts);
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title={t.rotateTitle}>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">{t.rotateText}</p>
        <Button onClick={() => setAsked(true)}>{t.rotate}</Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t.rotateConfirm}
          confirmLabel={t.rotateNow}
          busyLabel={t.rotating}
          onConfirm={async () => onRotated((await api('POST /v1/calendar-feed/rotate')).url)}
          doneText={t.rotated}
          onClose={() => setAsked(false)}
          errorText={(error) => errorText(error, t.rotateFailed)}
        >
          {t.rotateWarning}
        </ConfirmDialog>
      )}
    </Card>
  );
};

/** The calendar feed, for any calendar program. */
const Feed = () => {
  const t = useTexts(feedTexts);
  const answer = useApi('GET /v1/calendar-feed');
  const { data, mutate } = answer;
  return (
    <>
      <Card title={t.title}>
        <p className="-mt-2 mb-5 max-w-prose text-muted">{t.intro}</p>
        {data ? <Address url={data.url} /> : <NotRead reading={answer} failed={t.loadFailed} rows={2} />}
      </Card>
      <HowTo title={t.howTitle} ways={[t.google, t.apple, t.outlook]} />
      {data && <Rotate onRotated={(url) => mutate({ url }, { revalidate: false })} />}
    </>
  );
};

/** What leaves for other calendars, and what comes from them. */
export const CalendarSection = () => {
  const words = useTexts(outsideTexts);
  const isAdmin = useCan('admin');
  return (
    <>
      {isAdmin && <Feed />}
      <OutsideCard />
      <HowTo title={words.howTitle} ways={[words.google, words.outlook, words.apple]} />
      {isAdmin && <AvailabilityLink />}
    </>
  );
};
