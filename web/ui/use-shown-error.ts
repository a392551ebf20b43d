import { useField } from 'formik';

/** A field's error, once the field was left or the form was sent. */
export const useShownError = (name: string): string | undefined => {
  const [, meta] = useField(name);
  return meta.touched ? meta.error : undefined;
};
