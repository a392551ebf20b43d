import type { ContactSaid } from '../contact-said.ts';
import type { Preference } from '../frame.ts';
import type { SpeechAct } from '../speech-acts.ts';
import type { Topic } from '../topics.ts';

/** How what was heard is told to the business, in one language. */
export interface HeardTexts {
  readonly wants: (what: string) => string;
  readonly refuses: (what: string) => string;
  readonly perhaps: (service: string) => string;
  readonly anyService: string;
  readonly only: string;
  readonly onlyThem: string;
  readonly anyTime: string;
  readonly anyone: string;
  readonly nobody: (name: string) => string;
  readonly people: (count: number) => string;
  readonly every: (weeks: number, times: number | undefined) => string;
  readonly corrects: string;
  readonly opens: string;
  readonly alone: string;
  readonly chooses: (what: string) => string;
  readonly place: (index: number) => string;
  readonly fromEnd: (index: number) => string;
  readonly number: (value: number) => string;
  readonly prefers: Readonly<Record<Preference, string>>;
  readonly any: string;
  readonly all: string;
  readonly arrangements: Readonly<Record<'in_a_row' | 'together', string>>;
  readonly asks: (what: string) => string;
  readonly about: (topic: string, what: string) => string;
  readonly does: (what: string) => string;
  readonly gives: (what: string) => string;
  readonly contact: Readonly<Record<Exclude<keyof ContactSaid, 'words'>, string>>;
  readonly sms: Readonly<Record<'accepted' | 'refused', string>>;
  readonly remarks: (words: string) => string;
  readonly unread: (words: string) => string;
  readonly guess: string;
  readonly nothing: string;
  readonly topics: Readonly<Record<Topic, string>>;
  readonly acts: Readonly<Record<SpeechAct, string>>;
}
