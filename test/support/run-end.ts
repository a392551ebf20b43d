type Stop = () => Promise<void>;

const stops: Stop[] = [];

/** Stops something of the run's global setup once every file has ended. */
export const atEndOfRun = (stop: Stop): void => {
  stops.push(stop);
};

export const stopRun = async (): Promise<void> => {
  for (const stop of stops.splice(0)) await stop();
};
