interface Reading {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Whether each was read, or could not be: what then stands on a screen moves no more. */
export const areRead = (readings: readonly Reading[]): boolean =>
  readings.every(({ data, error }) => data !== undefined || error !== undefined);
