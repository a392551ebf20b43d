/** What a service answered, or why it could not be asked. */
export type Answer<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'unasked'; readonly why: string };

const whyOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const [line = ''] = error.message.split('\n');
  return error.name === 'Error' ? line : `${error.name}: ${line}`;
};

/** Sends a request; a failure is an answer too. `known` maps error names that have a meaning of their own. */
export const answerOf = async <T>(
  ask: () => Promise<T>,
  known: Readonly<Record<string, T>> = {},
): Promise<Answer<T>> => {
  try {
    return { kind: 'answered', value: await ask() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const value = known[name];
    return value === undefined ? { kind: 'unasked', why: whyOf(error) } : { kind: 'answered', value };
  }
};
