import type { Ask, Choice, Clause, Frame } from '../../../../functions/assistant/frame.ts';
import { type HearingContext, hear } from '../../../../functions/assistant/hear/hear.ts';
import { inShort } from './said.ts';

const clause = (one: Clause): string =>
  [
    inShort(one),
    ...(one.unknownPerson ? [`unknown:${one.unknownPerson}`] : []),
    ...(one.anyone ? ['anyone'] : []),
    ...(one.anyService ? ['any-service'] : []),
    ...(one.people === undefined ? [] : [`x${one.people}`]),
    ...(one.alone ? ['alone'] : []),
    ...(one.every ? [`every ${one.every.weeks}w${one.every.times ? ` x${one.every.times}` : ''}`] : []),
  ].join(' ');

const ask = ({ topic, services, persons, when, thing }: Ask): string => {
  const about = [...services, ...persons, ...(thing ? [`“${thing}”`] : [])].join(',');
  const time = when
    ? inShort({ polarity: 'wanted', persons: [], services: [], when }).replace(/^\+ ?/, ' ')
    : '';
  return `?${topic}${about || time ? `(${about}${time})` : ''}`;
};

const choice = (one: Choice): string => {
  if (one.kind === 'ordinal') return `#${one.index}`;
  if (one.kind === 'number') return `n${one.value}`;
  return one.kind === 'superlative' ? one.which : one.kind;
};

/** A frame in one line: acts, choice, wishes, questions, contact; "." where nothing was heard. */
export const frameInShort = (frame: Frame): string =>
  [
    [...frame.acts].sort().join(' '),
    frame.choice ? choice(frame.choice) : '',
    frame.arrangement ?? '',
    frame.clauses.map(clause).join(' | '),
    frame.asks.map(ask).join(' '),
    Object.entries(frame.contact)
      .map(([field, value]) => `${field}=${value}`)
      .join(' '),
    frame.asksLanguage ? `in ${frame.language}` : '',
  ]
    .filter(Boolean)
    .join('; ') || '.';

/** What is heard of a message, in short. */
export const heard = (message: string, context: HearingContext): string =>
  frameInShort(hear(message, context));
