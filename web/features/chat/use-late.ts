import { type ComponentType, useEffect, useState } from 'react';

interface Late<Props> {
  /** Null until it has come. */
  readonly Part: ComponentType<Props> | null;
  readonly hasFailed: boolean;
}

/** A component in a chunk of its own, loaded once it is wanted. `load` stays the same function. */
export const useLate = <Props>(isWanted: boolean, load: () => Promise<ComponentType<Props>>): Late<Props> => {
  const [late, setLate] = useState<Late<Props>>({ Part: null, hasFailed: false });
  useEffect(() => {
    if (isWanted)
      void load().then(
        (Part) => setLate({ Part, hasFailed: false }),
        () => setLate({ Part: null, hasFailed: true }),
      );
  }, [isWanted, load]);
  return late;
};
