/** `count` of some things at equal distances, the first and the last among them. */
export const evenly = <T>(things: readonly T[], count: number): readonly T[] => {
  if (things.length <= count) return things;
  if (count === 1) return things.slice(0, 1);
  const step = (things.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => things[Math.round(index * step)]).filter(
    (thing) => thing !== undefined,
  );
};
