/** What jest keeps on the global object for a file's tests; the next file's would be told to the last one's too. */
const OF_ONE_FILE = new Set(['EVENT_HANDLERS', 'JEST_STATE_SYMBOL']);

const forgetFile = (): void => {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (OF_ONE_FILE.has(key.description ?? '')) Reflect.deleteProperty(globalThis, key);
};

/** Keeps the process as a test file finds it; what is answered brings it back to that, and forgets the file's tests. */
export const keepGlobals = (): (() => void) => {
  const { env, exit, getBuiltinModule } = process;
  const values = { ...env };
  return () => {
    forgetFile();
    Object.assign(process, { env, exit, getBuiltinModule });
    for (const name of Object.keys(env)) if (!(name in values)) delete env[name];
    Object.assign(env, values);
  };
};
