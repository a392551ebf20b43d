import { Plus } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';

/** Begins something new, of a kind that is listed below or beside it. */
export const AddButton = ({ children, ...props }: ButtonProps) => (
  <Button {...props}>
    <Plus aria-hidden="true" className="size-4" />
    {children}
  </Button>
);
