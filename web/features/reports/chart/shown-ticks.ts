/** At most `most` of the values, evenly apart, the last one always among them. */
export const shownTicks = <Value>(values: readonly Value[], most: number): readonly Value[] => {
  const step = Math.max(1, Math.ceil(values.length / most));
  return values.filter((_, index) => (values.length - 1 - index) % step === 0);
};
