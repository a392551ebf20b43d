import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone = 'neutral' | 'info' | 'positive' | 'warn' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'bg-hover text-muted',
  info: 'bg-soft text-link',
  positive: 'bg-positive-soft text-positive',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
};

/** A short state or count. The text carries the meaning; the colour only supports it. */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap tabular',
      tones[tone],
    )}
  >
    {children}
  </span>
);
