/** Where this browser keeps that its member wants no sound. */
const KEY = 'comptoir.sound';
const OFF = 'off';

/** Whether this browser may make a sound; the choice of a browser that denies storage lasts as long as its page. */
let isOn = true;

const stored = (): string | null => {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const isSoundOn = (): boolean => (stored() === OFF ? false : isOn);

export const turnSound = (on: boolean): void => {
  isOn = on;
  try {
    if (on) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, OFF);
  } catch {
    // Storage is full or denied.
  }
};

let output: AudioContext | undefined;

/** Opens the output at the first press or key: a browser allows no sound before. Returns how to stop waiting. */
export const awaitGesture = (): (() => void) => {
  const open = () => {
    output ??= new AudioContext();
  };
  const gestures = ['pointerdown', 'keydown'] as const;
  for (const gesture of gestures) window.addEventListener(gesture, open, { once: true });
  return () => {
    for (const gesture of gestures) window.removeEventListener(gesture, open);
  };
};

/** Two short notes, quiet. Nothing is heard before a gesture, nor while the page is hidden or the sound is off. */
export const playSound = (): void => {
  if (!output || document.hidden || !isSoundOn()) return;
  for (const [n, pitch] of [880, 1175].entries()) {
    const [tone, volume] = [output.createOscillator(), output.createGain()];
    const start = output.currentTime + n * 0.12;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.2);
    tone.connect(volume).connect(output.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  }
};
