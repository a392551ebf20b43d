const OFF = 'comptoir.single-keys-off';

/** Whether shortcuts of a single key are on in this browser: speech input types letters that would trigger them. */
export const hasSingleKeys = (): boolean => window.localStorage.getItem(OFF) === null;

/** Turns them on or off. */
export const setSingleKeys = (isOn: boolean): void => {
  if (isOn) window.localStorage.removeItem(OFF);
  else window.localStorage.setItem(OFF, '1');
};
