import type { MessageStatus } from '../../../shared/domain/messages.ts';
import type { ClientMessage } from '../../../shared/schemas/message.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { NotRead } from '../session/not-read.tsx';
import { useApi } from '../session/use-api.ts';
import { useMe } from '../session/use-me.ts';
import { messageTexts } from './texts.ts';

const tones: Readonly<Record<MessageStatus, Tone>> = {
  retrying: 'warn',
  sent: 'info',
  delivered: 'positive',
  bounced: 'danger',
  complained: 'danger',
  failed: 'danger',
  dropped: 'neutral',
  stopped: 'neutral',
};

const Line = ({ message }: { message: ClientMessage }) => {
  const t = useTexts(messageTexts);
  const language = useLanguage();
  const { tenant } = useMe();
  const { kind, channel, recipient, memberName, status, reason, dueAt, booking } = message;
  const to = memberName === null ? t.to[recipient] : t.toMember(memberName);
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t.kinds[kind]}</span>
        <Badge tone={tones[status]}>{t.statuses[status]}</Badge>
      </div>
      <p className="break-words text-muted tabular">
        {[t.channels[channel], to, formatInstant(dueAt, 'dateTime', language, tenant.timezone)].join(' · ')}
      </p>
      {booking !== undefined && (
        <p className="break-words text-muted">
          {t.about(booking.title, formatInstant(booking.startAt, 'dateTime', language, tenant.timezone))}
        </p>
      )}
      {reason !== null && <p className="text-muted">{t.reasons[reason]}</p>}
    </li>
  );
};

interface ListProps {
  readonly answer: {
    readonly data:
      | {
          readonly messages: readonly ClientMessage[];
          readonly isPartial?: boolean | undefined;
          readonly nextCursor?: string | undefined;
        }
      | undefined;
    readonly error: unknown;
    readonly isValidating: boolean;
    readonly mutate: () => Promise<unknown>;
  };
}

const List = ({ answer }: ListProps) => {
  const { data } = answer;
  const t = useTexts(messageTexts);
  if (!data) return <NotRead reading={answer} failed={t.failed} rows={2} />;
  return (
    <>
      {data.messages.length === 0 && <p className="mt-2 text-muted">{t.empty}</p>}
      <ul aria-label={t.title} className="divide-y divide-line">
        {data.messages.map((message) => (
          <Line key={message.messageId} message={message} />
        ))}
      </ul>
      {data.nextCursor !== undefined && <p className="text-muted">{t.older(data.messages.length)}</p>}
      {data.isPartial && <p className="text-muted">{t.olderBookings}</p>}
    </>
  );
};

const Section = (props: ListProps) => {
  const t = useTexts(messageTexts);
  return (
    <section aria-labelledby="sent-messages">
      <h3 id="sent-messages" className="font-semibold">
        {t.title}
      </h3>
      <List {...props} />
    </section>
  );
};

/** As many as a booking or lead has but in the rarest case. */
const query = { limit: 100 } as const;

/** What was sent about a booking, latest first. */
export const BookingMessages = ({ bookingId }: { bookingId: string }) => (
  <Section answer={useApi('GET /v1/bookings/{bookingId}/messages', { params: { bookingId }, query })} />
);

/** What was sent about a lead and its latest bookings, latest first. */
export const LeadMessages = ({ leadId }: { leadId: string }) => (
  <Section answer={useApi('GET /v1/leads/{leadId}/messages', { params: { leadId }, query })} />
);
