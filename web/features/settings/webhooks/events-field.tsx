import { useField } from 'formik';
import { useId } from 'react';
import { type EventType, eventTypes } from '../../../../shared/domain/events.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useShownError } from '../../../ui/use-shown-error.ts';
import { webhookTexts } from './texts.ts';

/** Which events a webhook asks for. */
export const EventsField = () => {
  const t = useTexts(webhookTexts);
  const [{ value }, , { setValue }] = useField<readonly EventType[]>('events');
  const error = useShownError('events');
  const id = useId();
  const toggle = (type: EventType, isOn: boolean) =>
    setValue(isOn ? [...value, type] : value.filter((one) => one !== type));
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="mb-1 font-medium">{t.events}</legend>
      {eventTypes.map((type) => (
        <label key={type} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="events"
            value={type}
            checked={value.includes(type)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => void toggle(type, target.checked)}
            className="size-5 shrink-0"
          />
          <span className="min-w-0">
            {t.eventNames[type]} <span className="font-mono text-xs text-muted">{type}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={id} className="mt-1 font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
};
