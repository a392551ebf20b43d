import { proposalText } from './proposal-text.ts';
import { recordText, shortLines, shortText } from './record-text.ts';
import { asks, says, type Tellers } from './scene.ts';
import { wholeLines } from './whole-text.ts';
import { bullets } from './words.ts';

/** How what is booked is moved, and that it cannot be. */
export const moves: Tellers<
  | 'ask_move'
  | 'ask_move_all'
  | 'ask_new_time'
  | 'moved'
  | 'all_moved'
  | 'moved_apart'
  | 'stay_booked'
  | 'too_late_to_change'
  | 'which_booking'
  | 'use_link'
> = {
  ask_move: ({ booking, proposal, isOtherService }, scene) => {
    const { t } = scene;
    const other = proposalText(proposal, scene);
    return isOtherService
      ? asks(t.askExchange, t.your(shortText(booking, scene)), t.inItsPlace(other))
      : asks(t.askMove, t.your(shortText(booking, scene)), t.newTime(other));
  },
  ask_move_all: ({ bookings: mine, proposal }, scene) => {
    const { t } = scene;
    const { whole } = proposal.slot;
    const times = whole ? wholeLines(whole, scene) : [proposalText(proposal, scene)];
    return asks(t.askMoveAll, t.yourAll, shortLines(mine, scene), t.newTimes, bullets(times));
  },
  ask_new_time: ({ bookings: mine }, scene) => {
    const { t } = scene;
    const [first = '', ...others] = mine.map((booking) => shortText(booking, scene));
    if (others.length === 0) return asks(t.whatNewTime, t.your(first));
    return asks(t.whatNewTimeAll, t.yourAll, bullets([first, ...others]));
  },
  moved: ({ booking, isOtherService }, scene) => {
    const { t } = scene;
    const what = recordText(booking, scene);
    return says(isOtherService ? t.exchanged(what) : t.moved(what), t.link(booking.manageUrl));
  },
  all_moved: ({ bookings: mine }, scene) => {
    const [first] = mine;
    const lines = bullets(mine.map((booking) => recordText(booking, scene)));
    return says(scene.t.allMoved, lines, ...(first ? [scene.t.link(first.manageUrl)] : []));
  },
  moved_apart: ({ why, first }, scene) =>
    says(scene.t.movedApart[why], scene.t.oneAtATime(shortText(first, scene))),
  stay_booked: ({ bookings: mine, cutOffHours }, scene) => {
    const { t } = scene;
    const head = cutOffHours > 0 ? t.stayAfter(t.hoursBefore(cutOffHours)) : t.stay;
    return says(head, shortLines(mine, scene));
  },
  too_late_to_change: ({ cutOffHours }, { t }) =>
    says(cutOffHours > 0 ? t.tooLateAfter(t.hoursBefore(cutOffHours)) : t.tooLate),
  which_booking: ({ bookings: all }, scene) =>
    asks(scene.t.whichBooking, bullets(all.map((each) => shortText(each, scene)))),
  use_link: ({ cutOffHours }, { t }) =>
    says(cutOffHours > 0 ? t.policyUntil(t.hoursBefore(cutOffHours)) : t.policy),
};
