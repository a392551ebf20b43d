/** At most so many of these, in their order: the best of each day before the second best of any. */
export function spread<T>(offers: readonly T[], most: number, dayOf: (offer: T) => string): readonly T[] {
  const ofDay = new Map<string, number>();
  const rounds = offers.map((offer, index) => {
    const day = dayOf(offer);
    const round = ofDay.get(day) ?? 0;
    ofDay.set(day, round + 1);
    return { offer, index, round };
  });
  return rounds
    .sort((a, b) => a.round - b.round || a.index - b.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ offer }) => offer);
}
