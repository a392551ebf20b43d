import { Badge } from '../ui/badge.tsx';

interface NavCountProps {
  readonly count: number;
  /** There are more than were read: a "+" says so. */
  readonly hasMore: boolean;
  /** The count in words, for screen readers. */
  readonly label: (count: number, shown: string) => string;
}

/** How many things wait on a page; nothing where none do. */
export const NavCount = ({ count, hasMore, label }: NavCountProps) => {
  if (count === 0) return null;
  const shown = `${count}${hasMore ? '+' : ''}`;
  return (
    <Badge tone="positive">
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{label(count, shown)}</span>
    </Badge>
  );
};
