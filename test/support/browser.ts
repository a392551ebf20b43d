import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const unpackedHome = join(tmpdir(), 'comptoir-chromium-153');
const unpackScript =
  'import chromium from "@sparticuz/chromium"; process.stdout.write(await chromium.executablePath());';

/** The package unpacks into TMPDIR: each process fills its own folder, and the first one to finish names it for all. */
const unpackedChromium = async (): Promise<string> => {
  if (!existsSync(unpackedHome)) {
    const folder = await mkdtemp(join(tmpdir(), 'comptoir-unpacking-'));
    const env = { ...process.env, TMPDIR: folder };
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', unpackScript], { env });
    await rename(folder, unpackedHome).catch((cause: unknown) => {
      if (!existsSync(unpackedHome)) throw cause;
    });
  }
  return join(unpackedHome, 'chromium');
};

/** Where the tests' browser is: `CHROME_PATH`, an installed Chrome or Chromium, else the one of the npm package. */
export const browserPath = async (): Promise<string> =>
  process.env.CHROME_PATH ?? installed.find((path) => existsSync(path)) ?? (await unpackedChromium());

const options = async () => ({
  executablePath: await browserPath(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-gpu'],
});

/** Starts a headless browser; whoever starts it closes it. */
export const launchBrowser = async (): Promise<Browser> => chromium.launch(await options());

/** Starts a headless browser that other processes may use as well, at its address. */
export const launchBrowserServer = async (): Promise<BrowserServer> => chromium.launchServer(await options());
