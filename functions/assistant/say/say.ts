import type { Act } from '../acts.ts';
import type { ActOf, Kind, Said, SayScene, Tellers } from './scene.ts';
import { bookings } from './tell-bookings.ts';
import { courtesy } from './tell-courtesy.ts';
import { facts } from './tell-facts.ts';
import { offers } from './tell-offers.ts';
import { requests } from './tell-requests.ts';

const tellers: Tellers<Kind> = { ...courtesy, ...facts, ...offers, ...bookings, ...requests };

const tell = <K extends Kind>(act: ActOf<K>, scene: SayScene): Said => tellers[act.kind](act, scene);

const LONGEST_COURTESY = 30;

/** A few words stand on the line of what follows them, unless that is a list. */
const inFlow = (lines: readonly string[]): string =>
  lines.reduce((text, line) => {
    const last = text.slice(text.lastIndexOf('\n') + 1);
    const isShort = last.length <= LONGEST_COURTESY && /[.!]$/.test(last) && !last.startsWith('•');
    return isShort && !/^(?:•|\d\.)/.test(line) ? `${text} ${line}` : `${text}\n${line}`;
  });

/**
 * What was found, done and asked, as a reply. Every time, price and name in it comes from a record. Of several
 * questions only the last is put: it is the one that the next message answers.
 */
export const say = (acts: readonly Act[], telling: SayScene): string => {
  const told = acts.map((act) => tell(act, telling));
  const question = told.findLast(({ asks }) => asks !== undefined)?.asks;
  const lines = [...told.flatMap(({ says }) => says), ...(question === undefined ? [] : [question])];
  const written = lines.filter((line) => line !== '');
  return written.length === 0 ? '' : inFlow(written);
};
