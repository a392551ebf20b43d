import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Inside `<Formik>`: hands on the values after every edit, so that a reload finds them again. */
export const KeepTyped = <Values,>({ onType }: { onType: (values: Values) => void }) => {
  const { values } = useFormikContext<Values>();
  const known = useRef(values);
  const keep = useEffectEvent(onType);
  useEffect(() => {
    if (known.current === values) return;
    known.current = values;
    keep(values);
  }, [values]);
  return null;
};
