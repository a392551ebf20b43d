export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

const bounds: Record<PartOfDay, { readonly fromMin: number; readonly toMin: number }> = {
  morning: { fromMin: 0, toMin: 12 * 60 },
  afternoon: { fromMin: 12 * 60, toMin: 18 * 60 },
  evening: { fromMin: 17 * 60, toMin: 24 * 60 },
};

/**
 * Minutes of the day, [fromMin, toMin), in which a slot of this part starts. Late afternoon also counts as evening.
 */
export const minutesOfPart = (part: PartOfDay) => bounds[part];
