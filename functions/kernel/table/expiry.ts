/** Whether an item's `expiresAt`, in epoch seconds, has come; one without it is kept for good. */
export const isOver = (item: object, nowMs: number): boolean => {
  const expiresAt: unknown = Reflect.get(item, 'expiresAt');
  return typeof expiresAt === 'number' && expiresAt * 1000 <= nowMs;
};
