import { localTimeOf } from '../businesses/local-time.ts';
import type { Outcome } from '../evaluate.ts';

const times = (outcome: Outcome, turn: number): string => {
  const zone = outcome.scenario.spec.tenant.timezone;
  const slots = outcome.transcript.exchanges[turn]?.slots ?? [];
  const shown = slots
    .map(({ startAt }) => localTimeOf(startAt, zone))
    .map(({ date, time }) => `${date} ${time}`);
  return shown.length === 0 ? '' : `\n    [${shown.join('] [')}]`;
};

/** A conversation to read, with what was wrong beside each answer. */
export const told = (outcome: Outcome): string => {
  const { scenario, transcript, failures } = outcome;
  const at = (turn: number | undefined) =>
    failures.filter((failure) => failure.turn === turn).map(({ kind, text }) => `    ✗ ${kind}: ${text}`);
  return [
    `── ${scenario.name} (${scenario.category}, ${scenario.business}, ${scenario.at})${failures.length === 0 ? ' ✓' : ''}`,
    ...transcript.exchanges.flatMap(({ said, reply, booking }, turn) => [
      `  ▸ ${said}`,
      `    ${reply.replaceAll('\n', '\n    ')}${times(outcome, turn)}${booking ? `\n    {booked: ${booking.title}, ${booking.personName ?? ''}}` : ''}`,
      ...at(turn),
    ]),
    ...at(undefined),
    ...(scenario.expected === undefined ? [] : [`    expected: ${scenario.expected}`]),
  ].join('\n');
};
