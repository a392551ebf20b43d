import { useTexts } from '../i18n/texts.ts';
import { Badge, type Tone } from './badge.tsx';
import { uiTexts } from './texts.ts';

interface CountBadgeProps {
  /** Undefined until it is known. */
  readonly count: number | undefined;
  /** There are more than were read: a "+" says so. */
  readonly hasMore: boolean;
  /** Why it could not be counted. */
  readonly error: unknown;
  /** The count in words, for screen readers. */
  readonly label: (count: number, shown: string) => string;
  readonly tone: Tone;
}

/** How many things wait on a page, or that this could not be counted; nothing where none do. */
export const CountBadge = ({ count, hasMore, error, label, tone }: CountBadgeProps) => {
  const t = useTexts(uiTexts);
  if (count === 0 || (count === undefined && error === undefined)) return null;
  const shown = count === undefined ? '?' : `${count}${hasMore ? '+' : ''}`;
  return (
    <Badge tone={count === undefined ? 'neutral' : tone}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{count === undefined ? t.uncounted : label(count, shown)}</span>
    </Badge>
  );
};
