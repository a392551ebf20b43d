import { Button } from '../../../ui/button.tsx';
import { controlStyle } from '../../../ui/control-style.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ChoiceProps, WishLook } from '../../several/wish-look.ts';

const Choice = ({ label, name, value, onChange, children }: ChoiceProps) => (
  <div className="min-w-0 flex-1 basis-56">
    <Field label={label}>
      {({ required: _, ...control }) => (
        <Select {...control} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
          {children}
        </Select>
      )}
    </Field>
  </div>
);

/** The controls of the dashboard. */
export const dashboardLook: WishLook = { Choice, Press: Button, input: controlStyle };
