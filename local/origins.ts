/** Where the application is, and where the businesses' pages are. */
export interface Origins {
  readonly origin: string;
  readonly pages: string;
}

/** Names by which this machine calls itself. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'] as const;

const MAIN_NAME = 'localhost';

const originsUnder = (name: string, port: number, pagesPort: number): Origins => ({
  origin: `http://${name}:${port}`,
  pages: `http://${name}:${pagesPort}`,
});

/** The origins that links lead to unless somebody asks under another name. */
export const mainOrigins = (port: number, pagesPort = port): Origins =>
  originsUnder(MAIN_NAME, port, pagesPort);

/** The origins under each of this machine's names, the main ones first. */
export const ownOrigins = (port: number, pagesPort = port): readonly Origins[] =>
  OWN_NAMES.map((name) => originsUnder(name, port, pagesPort));

/** Whether a `Host` header names this machine, at any port. */
export const isOwnName = (host = ''): boolean =>
  OWN_NAMES.some((name) => host.startsWith(name) && /^(:\d+)?$/.test(host.slice(name.length)));

/** Whether an `Origin` header names the application on this machine. */
export const isOwnOrigin =
  (port: number) =>
  (origin: string): boolean =>
    ownOrigins(port).some((own) => own.origin === origin);
