import { useField } from 'formik';

/** A field's error, shown once the field was left or the form submitted. */
export const useShownError = (name: string): string | undefined => {
  const [, meta] = useField(name);
  return meta.touched ? meta.error : undefined;
};
