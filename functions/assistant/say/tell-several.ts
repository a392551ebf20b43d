import { proposalText } from './proposal-text.ts';
import { type SayScene, says, type Tellers } from './scene.ts';
import { chosenAs, type OfferedAct, offeredAs, proposedAs } from './tell-offers.ts';
import { dateTimeText, dayText } from './when.ts';
import { missedBesideText, missedText, wholeText } from './whole-text.ts';

/** One a line, with the number by which they are chosen. */
const wholesOf = ({ slots }: OfferedAct, scene: SayScene): string =>
  slots
    .flatMap(({ whole }) => (whole ? [whole] : []))
    .map((whole, at) => `${at + 1}. ${wholeText(whole, scene)}`)
    .join('\n');

/** Until when can be booked, where dates are left out because they lie beyond. */
const reachOf = ({ slots, fit, lastDate }: OfferedAct, { t, language }: SayScene): readonly string[] => {
  const isCut = slots.some(({ whole }) => whole?.skipped.some(({ reason }) => reason === 'too_far'));
  return isCut && fit !== 'beyond' ? [t.beyond(dayText(lastDate, language))] : [];
};

/** What is told of several appointments at once: whole offers, and why there are none, or fewer. */
export const severals: Tellers<
  | 'offered'
  | 'proposed'
  | 'chosen'
  | 'one_by_one'
  | 'open_until'
  | 'missed_series'
  | 'search_stopped'
  | 'too_many'
  | 'fewer_dates'
  | 'no_series_of_several'
> = {
  offered: (offer, scene) => offeredAs(offer, wholesOf(offer, scene), scene, reachOf(offer, scene)),
  proposed: (act, scene) => proposedAs(act, proposalText(act.proposal, scene), scene),
  chosen: ({ proposal }, scene) => chosenAs(proposalText(proposal, scene), scene),
  one_by_one: (_, { t }) => says(t.oneByOne),
  open_until: ({ lastDate }, { t, language }) => says(t.beyond(dayText(lastDate, language))),
  missed_series: ({ missed, isBeside }, scene) =>
    says(isBeside ? missedBesideText(missed, scene) : missedText(missed, scene)),
  search_stopped: ({ until }, { t, zone, language }) =>
    says(until === null ? t.notAllTried : t.stopped(dateTimeText(until, zone, language))),
  too_many: ({ most }, { t }) => says(t.tooMany(most)),
  fewer_dates: ({ most, dates }, { t }) => says(t.fewerDates(most, dates)),
  no_series_of_several: (_, { t }) => says(t.noSeriesOfSeveral),
};
