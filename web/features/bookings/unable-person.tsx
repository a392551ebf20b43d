import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import type { BookingValues } from './booking-form.ts';
import { editTexts } from './edit/edit-texts.ts';

type Asked = Pick<BookingValues, 'serviceId' | 'calendarId'>;

const isAskedAgain = (unable: Asked | null, { serviceId, calendarId }: Asked): boolean =>
  unable?.serviceId === serviceId && unable.calendarId === calendarId;

/** Who was refused because they do not perform the service, and the form's values with what is still meant. */
export const useUnablePerson = () => {
  const [unable, setUnable] = useState<Asked | null>(null);
  return {
    unable,
    meant: (values: BookingValues): BookingValues => ({
      ...values,
      anyPerformer: values.anyPerformer && isAskedAgain(unable, values),
    }),
    notice: (values: BookingValues, error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_performed') setUnable(values);
    },
  };
};

/** Books them all the same; shown as long as the same service is asked of the same person. */
export const AnyPerformerField = ({ unable }: { readonly unable: Asked | null }) => {
  const t = useTexts(editTexts);
  const { values } = useFormikContext<BookingValues>();
  if (!isAskedAgain(unable, values)) return null;
  return (
    <div className="rounded-control bg-warn-soft px-4 py-3">
      <CheckboxField name="anyPerformer" label={t.anyPerformer} hint={t.anyPerformerHint} />
    </div>
  );
};
