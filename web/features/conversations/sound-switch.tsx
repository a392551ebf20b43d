import { useId, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { liveTexts } from './live-texts.ts';
import { isSoundOn, turnSound } from './sound.ts';

/** Turns the sound of new messages on or off, in this browser. */
export const SoundSwitch = () => {
  const t = useTexts(liveTexts);
  const [isOn, setOn] = useState(isSoundOn);
  const id = useId();
  const turn = (on: boolean) => {
    turnSound(on);
    setOn(on);
  };
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={(event) => turn(event.currentTarget.checked)}
        className="size-5 shrink-0"
      />
      {t.sound}
    </label>
  );
};
