import { does, type Frame, surelyDoes } from '../frame.ts';
import { wishesOf } from './absorb.ts';
import { asksAgain } from './asked-again.ts';
import { type Scene, step, type TurnStep, taskDone, tellsContact, tellsName } from './scene.ts';
import { asksMore, hasBooked, isBare, tellsMoreOf } from './standing.ts';

/** Few move or cancel, and few leave a request: what does it is loaded by the first who do. */
const changes = () => import('./change.ts');
const requests = () => import('./lead.ts');

/** "I'd rather not leave my number, what's yours?" */
const refusesContact = (frame: Frame): boolean =>
  does(frame, 'no') && frame.asks.every(({ topic }) => topic === 'phone');

const isOfChange = ({ before: { draft } }: Scene): boolean =>
  draft?.matter === 'move' || draft?.matter === 'cancel';

/** "Ok, cancel it please", where something else may be passed on: what is booked here is changed. */
const changesBooked = (scene: Scene): boolean =>
  hasBooked(scene) && !isOfChange(scene) && surelyDoes(scene.frame, 'move', 'cancel');

/** "It's tomorrow at four", said of what was made elsewhere and may be passed on: no appointment is wished for. */
const tellsMoreOfChange = (scene: Scene): boolean =>
  isOfChange(scene) &&
  scene.frame.clauses.length > 0 &&
  !tellsContact(scene) &&
  !does(scene.frame, 'yes', 'no', 'move', 'cancel') &&
  tellsMoreOf(scene, scene.before.draft?.matter);

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
      return tellsContact(scene) || !isOther || refusesContact(frame) || tellsMoreOfChange(scene)
        ? requests().then(({ takeContact }) => takeContact(scene))
        : undefined;
    case 'offer':
      if (changesBooked(scene)) return undefined;
      if (tellsMoreOfChange(scene)) return import('./drafts.ts').then(({ offerMore }) => offerMore(scene));
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
