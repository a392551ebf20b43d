import { lazy, Suspense, useState } from 'react';
import { useMe } from '../session/use-me.ts';
import type { Overview } from './use-overview.ts';

/** A form weighs more than the overview, and few are asked. */
const NameCard = lazy(() => import('./name-card.tsx').then((m) => ({ default: m.NameCard })));

/** Whoever puts it off is not asked again in this tab. */
const LATER = 'comptoir.name-later';

/** Asks whoever has just joined under an address alone for the name that colleagues and visitors read. */
export const NameQuestion = ({ members }: Pick<Overview, 'members'>) => {
  const { user } = useMe();
  const [isLater, setLater] = useState(() => window.sessionStorage.getItem(LATER) === user.userId);
  const self = members.data?.members.find(({ userId }) => userId === user.userId);
  if (!self || self.name || isLater) return null;
  const putOff = () => {
    window.sessionStorage.setItem(LATER, user.userId);
    setLater(true);
  };
  return (
    <Suspense fallback={null}>
      <NameCard onLater={putOff} />
    </Suspense>
  );
};
