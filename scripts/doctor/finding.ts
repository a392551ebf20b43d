/**
 * `blocks`: the deployment would fail, or its result would not work. `mind`: it works, with a warning. `unasked`: it
 * could not be checked.
 */
export type Verdict = 'fine' | 'mind' | 'unasked' | 'blocks';

/** One check in a line, with the repair if one is needed. */
export interface Finding {
  readonly verdict: Verdict;
  readonly what: string;
  readonly fix?: string;
}

export const fine = (what: string): Finding => ({ verdict: 'fine', what });
export const mind = (what: string, fix: string): Finding => ({ verdict: 'mind', what, fix });
export const unasked = (what: string, fix: string): Finding => ({ verdict: 'unasked', what, fix });
export const blocks = (what: string, fix: string): Finding => ({ verdict: 'blocks', what, fix });

const WORD: Readonly<Record<Verdict, string>> = {
  fine: 'ok',
  mind: 'mind',
  unasked: 'not asked',
  blocks: 'BLOCKS',
};

const linesOf = ({ verdict, what, fix }: Finding): readonly string[] => [
  `${WORD[verdict].padEnd(10)} ${what}`,
  ...(fix ? [`${' '.repeat(11)}→ ${fix}`] : []),
];

const summaryOf = (findings: readonly Finding[]): string => {
  const count = (verdict: Verdict): number => findings.filter((one) => one.verdict === verdict).length;
  const blocking = count('blocks');
  const verdict = blocking > 0 ? `${blocking} to repair before a deployment` : 'nothing blocks a deployment';
  return `${verdict}; ${count('mind')} to mind, ${count('unasked')} not asked`;
};

/** The printed report; blocking findings come last, next to the prompt. */
export const reportOf = (findings: readonly Finding[]): string => {
  const order: readonly Verdict[] = ['fine', 'mind', 'unasked', 'blocks'];
  const sorted = order.flatMap((verdict) => findings.filter((one) => one.verdict === verdict));
  return `${[...sorted.flatMap(linesOf), '', summaryOf(findings)].join('\n')}\n`;
};

export const isBlocked = (findings: readonly Finding[]): boolean =>
  findings.some(({ verdict }) => verdict === 'blocks');
