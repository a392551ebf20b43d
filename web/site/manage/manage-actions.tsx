import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { ManageDone } from '../input/manage-input.ts';
import { textLink } from '../parts/button-style.ts';
import type { ManageView } from '../view/manage-view.ts';
import { CancelForm } from './cancel-form.tsx';
import { manageTexts } from './manage-texts.ts';
import { MoveForm } from './move-form.tsx';
import type { Managed } from './use-manage.ts';

/** The result of an action; takes the focus, since its form is gone. */
export const Done = ({ done, confirmation }: { done: ManageDone; confirmation: string | null }) => {
  const texts = useTexts(manageTexts);
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p
      ref={box}
      tabIndex={-1}
      role="status"
      className="mb-4 rounded-control bg-positive-soft px-4 py-3 font-medium wrap-anywhere text-positive outline-none"
    >
      {[texts.done[done], confirmation].filter(Boolean).join(' ')}
    </p>
  );
};

/** Whom to contact for a change when the visitor can no longer make it. */
const TooLate = ({ view }: { view: ManageView }) => {
  const texts = useTexts(manageTexts);
  const { booking, error, phone } = view;
  return (
    <div className="space-y-2 text-sm text-muted">
      {error && (
        <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger">
          {error.message}
        </p>
      )}
      <p className="wrap-anywhere">{texts.tooLate(booking.business)}</p>
      {phone && (
        <a href={phone.href} className={`${textLink} inline-flex min-h-11 items-center`}>
          {texts.call(phone.label)}
        </a>
      )}
    </div>
  );
};

const SiteLink = ({ view }: { view: ManageView }) => {
  const texts = useTexts(manageTexts);
  if (!view.siteUrl) return null;
  const stands = view.booking.status === 'confirmed';
  return (
    <a
      href={`${view.siteUrl}${stands ? '#contact' : '#reserver'}`}
      className={`${textLink} inline-flex min-h-11 items-center`}
    >
      {stands ? texts.contact : texts.again}
    </a>
  );
};

/** The visitor's actions: move, cancel, contact, or book again. */
export const ManageActions = (managed: Managed) => {
  const texts = useTexts(manageTexts);
  const { view } = managed;
  const { booking } = view;
  return (
    <div className="mt-6 space-y-4">
      {booking.canChange && (
        <>
          <p className="text-sm text-muted">{texts.until(view.cutOff)}</p>
          {/* A moved appointment gets a new form: a time chosen before is no longer valid. */}
          <MoveForm key={booking.startAt} {...managed} />
          <CancelForm {...managed} />
        </>
      )}
      {booking.status === 'confirmed' && !booking.canChange && <TooLate view={view} />}
      <SiteLink view={view} />
    </div>
  );
};
