import { does, type Frame } from '../frame.ts';
import { wishesOf } from './absorb.ts';
import { asksAgain } from './asked-again.ts';
import { type Scene, step, type TurnStep, taskDone, tellsContact, tellsName } from './scene.ts';
import { asksMore, isBare } from './standing.ts';

/** Few move or cancel, and few leave a request: what does it is loaded by the first who do. */
const changes = () => import('./change.ts');
const requests = () => import('./lead.ts');

/** "I'd rather not leave my number, what's yours?" */
const refusesContact = (frame: Frame): boolean =>
  does(frame, 'no') && frame.asks.every(({ topic }) => topic === 'phone');

/**
 * What the last question was about comes first, unless the message is plainly about something else: `goesOn` decides
 * what then begins.
 */
export const answerPending = (
  scene: Scene,
  goesOn: (scene: Scene) => Promise<TurnStep>,
): Promise<TurnStep | undefined> | TurnStep | undefined => {
  const { frame, before } = scene;
  const isOther = frame.asks.length > 0 || wishesOf(scene).length > 0;
  switch (before.pending) {
    case 'message':
      return requests().then(({ takeMessage }) => takeMessage(scene));
    case 'contact':
      return tellsContact(scene) || !isOther || refusesContact(frame)
        ? requests().then(({ takeContact }) => takeContact(scene))
        : undefined;
    case 'offer':
      return tellsContact(scene) ||
        (tellsName(scene) && !isOther) ||
        does(frame, 'drop') ||
        asksAgain(scene) ||
        (frame.manner.agrees && does(frame, 'yes')) ||
        (does(frame, 'yes', 'no') && isBare(scene) && !asksMore(scene))
        ? import('./answer-offer.ts').then(({ answerOffer }) => answerOffer(scene, goesOn))
        : undefined;
    case 'cancel':
      return changes().then(({ answerCancel }) => answerCancel(scene, goesOn));
    case 'which_booking':
      if (does(frame, 'no') && isBare(scene) && frame.asks.length === 0)
        return import('./keep-booked.ts').then(({ tellKept }) => tellKept(scene));
      return frame.choice || frame.clauses.length > 0
        ? changes().then(({ chooseBooking }) => chooseBooking(scene))
        : undefined;
    case 'look':
      return does(frame, 'no') && isBare(scene) && frame.asks.length === 0
        ? step(scene, [{ kind: 'anything_else' }], taskDone(scene.state))
        : undefined;
    case 'service':
    case 'time':
    case 'slot':
    case 'details':
    case 'confirm':
    case undefined:
      return undefined;
  }
};
