const refused = new Set<string>();

/** What functions asked for though their roles do not allow it: a job may log a refusal and go on, so nobody would see. */
export const refusals = {
  add: (told: string): void => void refused.add(told),
  /** What was refused since it was last taken. */
  take: (): readonly string[] => {
    const taken = [...refused];
    refused.clear();
    return taken;
  },
};
