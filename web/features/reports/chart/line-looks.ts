import type { FunnelStep } from '../funnel-steps.ts';

interface LineLook {
  readonly className: string;
  readonly line: {
    readonly stroke: 'currentColor';
    readonly strokeWidth: number;
    readonly strokeLinejoin: 'round';
    readonly strokeDasharray?: string;
  };
}

const drawn = (className: string, strokeWidth: number, strokeDasharray?: string): LineLook => ({
  className,
  line: {
    stroke: 'currentColor',
    strokeWidth,
    strokeLinejoin: 'round',
    ...(strokeDasharray === undefined ? {} : { strokeDasharray }),
  },
});

/** Each line has a colour and a pattern of its own, so that neither is needed alone. */
export const lineLooks: Record<FunnelStep, LineLook> = {
  conversations: drawn('text-muted', 2, '2 4'),
  leads: drawn('text-warn', 2, '8 4'),
  bookings: drawn('text-primary', 2.5),
  attended: drawn('text-positive', 2, '10 3 2 3'),
};
