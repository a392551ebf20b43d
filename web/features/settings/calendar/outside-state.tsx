import type { OutsideCalendar } from '../../../../shared/schemas/outside-calendar.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { useMe } from '../../session/use-me.ts';
import { outsideTexts } from './outside-texts.ts';

const useWhen = () => {
  const language = useLanguage();
  const { tenant } = useMe();
  return (iso: string) => formatInstant(iso, 'dateTime', language, tenant.timezone);
};

const Failing = ({ outside }: { outside: OutsideCalendar }) => {
  const t = useTexts(outsideTexts);
  const when = useWhen();
  const { failure, failingSince, httpStatus, lastReadAt } = outside;
  if (failure === null || failingSince === null) return null;
  const why = httpStatus === null ? t.failures[failure] : t.status(String(httpStatus));
  return (
    <Alert tone="warn">
      {[
        ...(lastReadAt === null ? [t.savedUnread] : []),
        t.failingSince(when(failingSince), why),
        ...(lastReadAt === null ? [] : [t.stillCounts]),
      ].join(' ')}
    </Alert>
  );
};

/** What was last read of an outside calendar, and what could not be. */
export const OutsideState = ({ outside }: { outside: OutsideCalendar }) => {
  const t = useTexts(outsideTexts);
  const when = useWhen();
  const { address, lastReadAt, events, skipped, guessed, joinedDays } = outside;
  const notes = [
    skipped > 0 && t.skipped(skipped),
    guessed > 0 && t.guessed(guessed),
    joinedDays > 0 && t.joined(joinedDays),
  ].filter((note) => note !== false);
  return (
    <div className="flex flex-col gap-2">
      <p className="font-mono break-all">{address}</p>
      {lastReadAt !== null && (
        <p className="text-muted">{`${t.readAt(when(lastReadAt))} · ${t.events(events)}`}</p>
      )}
      {notes.map((note) => (
        <p key={note} className="text-muted">
          {note}
        </p>
      ))}
      <Failing outside={outside} />
    </div>
  );
};
