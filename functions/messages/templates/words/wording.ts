import { PLACES } from '../../../../shared/domain/automations.ts';

/** What may be said of a message's facts, written `{service}` in a text. */
const VARIABLES = [
  'business',
  'visitor',
  'service',
  'start',
  'count',
  'person',
  'previous_start',
  'by',
  'held_until',
  'day',
  'role',
  'expires',
  'trial_end',
  'limited_on',
  'paid_until',
] as const;
export type Variable = (typeof VARIABLES)[number];

/** The words of an e-mail that may be rewritten; an empty line separates the paragraphs of the body. */
export interface EmailWording {
  readonly subject: string;
  readonly body: string;
}

/** All words of an e-mail: the ones that may be rewritten, its heading, its button, and what stands below that. */
export interface EmailWords extends EmailWording {
  readonly heading: string;
  readonly action?: string;
  readonly note?: string;
}

export type Values = Readonly<Partial<Record<Variable, string>>>;

const isVariable = (name: string): name is Variable => VARIABLES.some((one) => one === name);

/** A text with its variables' values. Throws for a variable that the facts do not have. */
export const fill = (text: string, values: Values): string =>
  text.replace(PLACES, (_, name: string) => {
    const value = isVariable(name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`The text asks for {${name}}, which its message does not have.`);
    return value;
  });
