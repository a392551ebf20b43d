import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type AlertTone = 'danger' | 'warn' | 'info' | 'positive';

const looks = {
  danger: { Icon: CircleAlert, style: 'bg-danger-soft text-danger' },
  warn: { Icon: TriangleAlert, style: 'bg-warn-soft text-warn' },
  info: { Icon: Info, style: 'bg-soft text-link' },
  positive: { Icon: CircleCheck, style: 'bg-positive-soft text-positive' },
} as const;

/** A message in the page. Danger and warnings interrupt a screen reader, the others wait their turn. */
export const Alert = ({ tone = 'danger', children }: { tone?: AlertTone; children: ReactNode }) => {
  const { Icon, style } = looks[tone];
  return (
    <div
      role={tone === 'danger' || tone === 'warn' ? 'alert' : 'status'}
      className={classNames(
        'flex items-start gap-2.5 rounded-control px-3.5 py-3 text-sm font-medium',
        style,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
};
