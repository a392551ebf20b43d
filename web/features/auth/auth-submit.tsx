import { useFormikContext } from 'formik';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { Outcome } from './use-auth-action.ts';

interface AuthSubmitProps {
  readonly outcome: Outcome | null;
  readonly label: string;
  readonly busyLabel: string;
}

/**
 * The result of the call, and the button that makes it. It stays disabled after success, until the next screen shows.
 */
export const AuthSubmit = ({ outcome, label, busyLabel }: AuthSubmitProps) => {
  const { isSubmitting } = useFormikContext();
  return (
    <>
      {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
      <Button type="submit" variant="primary" busy={isSubmitting} disabled={outcome?.tone === 'positive'}>
        {isSubmitting ? busyLabel : label}
      </Button>
    </>
  );
};
