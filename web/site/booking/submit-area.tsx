import { useTexts } from '../../i18n/texts.ts';
import { primaryButton, smallButton } from '../parts/button-style.ts';
import { siteTexts } from '../texts.ts';
import type { SiteView } from '../view/site-view.ts';
import type { SendForm } from './use-send-form.ts';

type Sending = Pick<SendForm<unknown, unknown>, 'phase' | 'waitSeconds' | 'stopWaiting'>;

/** Says how long the booking waits, with a button to stop. */
const Wait = ({ phase, waitSeconds, stopWaiting }: Sending) => {
  const texts = useTexts(siteTexts).booking;
  const isWaiting = phase === 'waiting';
  return (
    <div className={isWaiting ? 'mt-4 flex flex-wrap items-center gap-3 rounded-control bg-soft p-4' : ''}>
      <p role="status" className="min-w-0 flex-1 basis-64 text-sm">
        {isWaiting && texts.waiting(waitSeconds)}
      </p>
      {isWaiting && (
        <button type="button" onClick={stopWaiting} className={smallButton}>
          {texts.stopWaiting}
        </button>
      )}
    </div>
  );
};

/** Longer rules are opened by a press, so that the button stays near. */
const SHORT_RULES = 280;

/** What a late cancellation costs, which the button accepts. */
const Rules = ({ visit: { names, policies } }: Pick<SiteView, 'visit'>) => {
  if (policies === null) return null;
  const words = <p className="wrap-anywhere whitespace-pre-line text-muted">{policies}</p>;
  if (policies.length > SHORT_RULES)
    return (
      <details className="mb-3 text-sm">
        <summary className="flex min-h-11 items-center font-semibold">{names.policies}</summary>
        {words}
      </details>
    );
  return (
    <div className="mb-3 text-sm">
      <p className="font-semibold">{names.policies}</p>
      {words}
    </div>
  );
};

interface SubmitAreaProps {
  readonly view: SiteView;
  readonly booking: Sending;
  /** What the button says. @default that it books a time */
  readonly submit?: string;
}

/** What cancelling costs, the notice that the button accepts, the button, and the wait. */
export const SubmitArea = ({ view, booking, submit }: SubmitAreaProps) => {
  const texts = useTexts(siteTexts);
  const filling = submit ?? texts.booking.submit;
  const labels = {
    filling,
    sending: texts.booking.submitting,
    waiting: texts.booking.waitingShort,
    done: filling,
  };
  return (
    <div className="mt-6">
      <Rules visit={view.visit} />
      <p className="mb-4 text-sm wrap-anywhere text-muted">
        {view.booking.notice}{' '}
        <a
          href={view.chat.notice.privacy.href}
          className="font-medium text-link underline underline-offset-2"
        >
          {texts.privacy}
        </a>
      </p>
      <button
        type="submit"
        disabled={booking.phase !== 'filling'}
        className={`${primaryButton} w-full sm:w-auto`}
      >
        {labels[booking.phase]}
      </button>
      <Wait {...booking} />
    </div>
  );
};
