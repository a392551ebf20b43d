/** What `useApi` answers, as far as it tells whether something was read. */
export interface Reading {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

/** What could not be read, in the order in which it is told, and how it is read again. */
export interface Unread<Name extends string> {
  readonly what: readonly Name[];
  readonly isReading: boolean;
  readonly retry: () => void;
}

/** Of these readings, those that failed. */
export const unreadOf = <Name extends string>(
  names: readonly Name[],
  readings: Readonly<Partial<Record<Name, Reading>>>,
): Unread<Name> => {
  const what = names.filter((name) => readings[name]?.error !== undefined);
  return {
    what,
    isReading: what.some((name) => readings[name]?.isValidating),
    retry: () => {
      for (const name of what) void readings[name]?.mutate();
    },
  };
};
