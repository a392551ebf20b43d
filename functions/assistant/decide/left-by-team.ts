import { does } from '../frame.ts';
import { isOpenAt } from '../time/hours-on.ts';
import { absorbContact } from './absorb.ts';
import { asDraft } from './drafts.ts';
import { emergency } from './emergency.ts';
import { fileOrAsk } from './lead.ts';
import { nothingAsked, type Scene, type TurnStep, withState } from './scene.ts';

/**
 * What was meant for the team and nobody there has answered: said so, and kept as a call back. What is asked next is
 * only how to reach the visitor.
 */
export const leftByTeam = (heard: Scene): Promise<TurnStep> | TurnStep => {
  const scene = withState(absorbContact(heard), nothingAsked);
  if (does(scene.frame, 'emergency')) return emergency(scene);
  const isOpen = isOpenAt(scene.business, scene.clock.zone, scene.clock.now);
  return fileOrAsk(scene, asDraft('callback', scene.frame.text), [{ kind: 'nobody_free', isOpen }]);
};
