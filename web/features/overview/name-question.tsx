import { lazy, useState } from 'react';
import { useMe } from '../session/use-me.ts';
import type { Overview } from './use-overview.ts';

/** Loaded lazily: the form's code is larger than the overview, and few members are asked. */
const NameCard = lazy(() => import('./name-card.tsx').then((m) => ({ default: m.NameCard })));

/** A member who postpones is not asked again in this tab. */
const LATER = 'comptoir.name-later';

/** Asks a new member without a name for the one that colleagues and visitors see. */
export const NameQuestion = ({ members }: Pick<Overview, 'members'>) => {
  const { user } = useMe();
  const [isLater, setLater] = useState(() => window.sessionStorage.getItem(LATER) === user.userId);
  const self = members.data?.members.find(({ userId }) => userId === user.userId);
  if (!self || self.name || isLater) return null;
  const putOff = () => {
    window.sessionStorage.setItem(LATER, user.userId);
    setLater(true);
  };
  return <NameCard onLater={putOff} />;
};
