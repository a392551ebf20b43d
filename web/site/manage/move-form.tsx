import { useId } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { primaryButton, textLink } from '../parts/button-style.ts';
import { controlStyle } from '../parts/control-style.ts';
import type { TimeChoice } from '../view/shown-booking.ts';
import { ChangeForm } from './change-form.tsx';
import { manageTexts } from './manage-texts.ts';
import type { Managed } from './use-manage.ts';

const Options = ({ times }: { times: readonly TimeChoice[] }) =>
  times.map(({ slotId, label }) => (
    <option key={slotId} value={slotId}>
      {label}
    </option>
  ));

const TimeSelect = ({ view }: Pick<Managed, 'view'>) => {
  const texts = useTexts(manageTexts);
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {texts.newTime}
      </label>
      <select id={id} name="slotId" required defaultValue="" className={controlStyle}>
        <option value="">{texts.pick}</option>
        {view.nearest.length > 0 ? (
          <>
            <optgroup label={texts.nearest}>
              <Options times={view.nearest} />
            </optgroup>
            <optgroup label={texts.others}>
              <Options times={view.times} />
            </optgroup>
          </>
        ) : (
          <Options times={view.times} />
        )}
      </select>
    </div>
  );
};

/** Another time for the appointment, among the next free ones. */
export const MoveForm = ({ view, sending, move }: Managed) => {
  const texts = useTexts(manageTexts);
  const hasTimes = view.times.length + view.nearest.length > 0;
  const send = (form: FormData) => {
    const slotId = form.get('slotId');
    if (typeof slotId === 'string' && slotId !== '') void move(slotId);
  };
  return (
    <ChangeForm view={view} form="move" title={texts.move} onSend={send}>
      {hasTimes ? (
        <>
          <TimeSelect view={view} />
          <button type="submit" disabled={sending !== null} className={primaryButton}>
            {sending === 'move' ? texts.moving : texts.confirmMove}
          </button>
        </>
      ) : (
        <p className="text-sm">{texts.noTimes}</p>
      )}
      {view.laterUrl !== null && (
        <a href={view.laterUrl} className={`${textLink} inline-flex min-h-11 items-center text-sm`}>
          {texts.later}
        </a>
      )}
      {(view.error || !hasTimes) && (
        <a href={view.path} className={`${textLink} inline-flex min-h-11 items-center text-sm`}>
          {texts.refresh}
        </a>
      )}
    </ChangeForm>
  );
};
