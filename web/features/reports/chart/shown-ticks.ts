/** At most `most` of the values, evenly spaced, always with the last one. */
export const shownTicks = <Value>(values: readonly Value[], most: number): readonly Value[] => {
  const step = Math.max(1, Math.ceil(values.length / most));
  return values.filter((_, index) => (values.length - 1 - index) % step === 0);
};
