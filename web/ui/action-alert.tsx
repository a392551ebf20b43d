import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface ActionAlertProps {
  readonly text: string;
  readonly label: string;
  readonly onClick: () => void;
  readonly busy: boolean;
}

/** A warning, with the button that mends what it says. */
export const ActionAlert = ({ text, label, onClick, busy }: ActionAlertProps) => (
  <Alert tone="warn">
    <p>{text}</p>
    <p className="mt-2">
      <Button onClick={onClick} busy={busy}>
        {label}
      </Button>
    </p>
  </Alert>
);
