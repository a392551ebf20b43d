import { Formik } from 'formik';
import { useState } from 'react';
import { MAX } from '../../../../shared/domain/limits.ts';
import type { Calendar } from '../../../../shared/schemas/calendar.ts';
import { type OutsideCalendar, outsideCalendarSave } from '../../../../shared/schemas/outside-calendar.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { fieldErrorText } from '../../../lib/field-error-text.ts';
import { validateBody } from '../../../lib/form-validation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { api } from '../../session/session.ts';
import { OutsideState } from './outside-state.tsx';
import { outsideTexts } from './outside-texts.ts';

interface OutsideRowProps {
  readonly calendar: Pick<Calendar, 'calendarId' | 'name'>;
  readonly outside: OutsideCalendar | undefined;
  readonly onChanged: () => Promise<unknown>;
}

const tones = { ok: 'positive', failing: 'warn', waiting: 'neutral' } as const;

const stateOf = ({ failure, lastReadAt }: OutsideCalendar) => {
  if (failure !== null) return 'failing';
  return lastReadAt === null ? 'waiting' : 'ok';
};

const AddressForm = ({ calendar, outside, onChanged }: OutsideRowProps) => {
  const t = useTexts(outsideTexts);
  const language = useLanguage();
  const toast = useToast();
  const [error, setError] = useState<string | null>(null);
  const { calendarId, name } = calendar;
  return (
    <Formik
      initialValues={{ url: '' }}
      validate={({ url }) =>
        validateBody<{ url: string }>(outsideCalendarSave, { url: url.trim() || undefined }, language)
      }
      onSubmit={async ({ url }, { resetForm }) => {
        setError(null);
        try {
          const { failure } = await api('PUT /v1/calendars/{calendarId}/outside', {
            params: { calendarId },
            body: { url: url.trim() },
          });
          await onChanged();
          resetForm();
          // Why it could not be read stands beside it, and stays.
          if (failure === null) toast(t.saved);
        } catch (thrown) {
          setError(fieldErrorText(thrown, t.saveFailed));
        }
      }}
    >
      {({ isSubmitting }) => (
        <Form error={error}>
          <TextField
            name="url"
            label={t.addressOf(name)}
            hint={t.addressHint}
            maxLength={MAX.url}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
          <div>
            <Button type="submit" busy={isSubmitting}>
              {isSubmitting ? t.following : outside ? t.replace : t.follow}
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
};

const Remove = ({ calendar: { calendarId, name }, onChanged }: Omit<OutsideRowProps, 'outside'>) => {
  const t = useTexts(outsideTexts);
  const [isAsked, setAsked] = useState(false);
  return (
    <div>
      <Button variant="ghost" aria-label={t.removeOf(name)} onClick={() => setAsked(true)}>
        {t.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t.removeTitle}
          confirmLabel={t.removeNow}
          busyLabel={t.removing}
          onConfirm={async () => {
            await api('DELETE /v1/calendars/{calendarId}/outside', { params: { calendarId } });
            await onChanged();
          }}
          doneText={t.removed}
          onClose={() => setAsked(false)}
          errorText={(error) => fieldErrorText(error, t.removeFailed)}
        >
          {t.removeText}
        </ConfirmDialog>
      )}
    </div>
  );
};

/** One calendar: what it follows, and the address to follow. */
export const OutsideRow = (props: OutsideRowProps) => {
  const t = useTexts(outsideTexts);
  const { calendar, outside, onChanged } = props;
  const state = outside && stateOf(outside);
  return (
    <li className="flex flex-col gap-4 border-t border-line p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold break-words">{calendar.name}</h3>
        {state && <Badge tone={tones[state]}>{t.states[state]}</Badge>}
      </div>
      {outside && <OutsideState outside={outside} />}
      {outside && <Remove calendar={calendar} onChanged={onChanged} />}
      <AddressForm {...props} />
    </li>
  );
};
