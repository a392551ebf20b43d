/** Whether an item's `expiresAt`, in epoch seconds, has come; an item without one never expires. */
export const isExpired = (item: object, nowMs: number): boolean => {
  const expiresAt: unknown = Reflect.get(item, 'expiresAt');
  return typeof expiresAt === 'number' && expiresAt * 1000 <= nowMs;
};
