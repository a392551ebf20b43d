import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { memberTexts } from './texts.ts';

interface CalendarSwitchProps {
  readonly who: string;
  readonly isOn: boolean;
  readonly disabled: boolean;
  /** Settles when the change has succeeded or failed. */
  readonly onChange: (isOn: boolean) => Promise<void>;
}

/** Whether visitors may book this person's time. */
export const CalendarSwitch = ({ who, isOn, disabled, onChange }: CalendarSwitchProps) => {
  const t = useTexts(memberTexts);
  const [asked, setAsked] = useState<boolean | null>(null);
  const change = async (on: boolean) => {
    setAsked(on);
    await onChange(on);
    setAsked(null);
  };
  const shown = asked ?? isOn;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shown}
      aria-label={t.takesBookings(who)}
      disabled={disabled || asked !== null}
      onClick={() => void change(!shown)}
      className="group -my-2 inline-flex min-h-11 min-w-11 items-center rounded-control before:content-['\200b'] disabled:cursor-not-allowed"
    >
      <span className="relative inline-block h-6 w-11 rounded-full bg-control transition-colors duration-150 group-aria-checked:bg-primary group-disabled:opacity-55 after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-surface after:transition-transform after:duration-150 group-aria-checked:after:translate-x-5" />
    </button>
  );
};
