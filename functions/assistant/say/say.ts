import type { Act } from '../acts.ts';
import type { ActOf, Kind, Said, SayScene, Tellers } from './scene.ts';
import { courtesy } from './tell-courtesy.ts';
import { offers } from './tell-offers.ts';

const first = { ...courtesy, ...offers };

type FirstKind = keyof typeof first;
type LaterKind = Exclude<Kind, FirstKind>;

/** Loaded by the first reply that tells such. */
const later = async (): Promise<Tellers<LaterKind>> => (await import('./tell-later.ts')).later;

/** Shows several appointments as one: such are told by later tellers of the same kinds. */
const isWhole = (act: Act): boolean => {
  if (act.kind === 'offered') return act.slots.some(({ whole }) => whole !== undefined);
  return 'proposal' in act && act.proposal.slot.whole !== undefined;
};

const isFirst = (act: Act): act is ActOf<FirstKind> => act.kind in first && !isWhole(act);

const tellBy = <K extends Kind>(tellers: Tellers<K>, act: ActOf<K>, scene: SayScene): Said =>
  tellers[act.kind](act, scene);

const tell = async (act: Act, scene: SayScene): Promise<Said> =>
  isFirst(act) ? tellBy(first, act, scene) : tellBy(await later(), act, scene);

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
export const say = async (acts: readonly Act[], telling: SayScene): Promise<string> => {
  const told = await Promise.all(acts.map((act) => tell(act, telling)));
  const question = told.findLast(({ asks }) => asks !== undefined)?.asks;
  const lines = [...told.flatMap(({ says }) => says), ...(question === undefined ? [] : [question])];
  const written = lines.filter((line) => line !== '');
  return written.length === 0 ? '' : inFlow(written);
};
