import { build } from 'vite';
import { isBuilt, noteBuilt, sourcesNow } from '../local/build.ts';
import { DIST, holdBuilt, replaceBuilt } from '../local/built-folder.ts';
import { prerenderScreens } from './prerender.ts';

// Always a production build, whatever `NODE_ENV` the caller has, such as a test run's.
process.env.NODE_ENV = 'production';

/** The client, then its server renderer. */
const withRenderer = async (configFile: string): Promise<void> => {
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });
};

/** Everything browsers load: the application, the public page (and its server renderer), the widget. */
const buildInto = async (folder: string): Promise<void> => {
  const sources = sourcesNow();
  // Output folders of the three configurations.
  process.env.COMPTOIR_DIST = folder;
  await Promise.all([
    withRenderer('vite.config.ts').then(() => prerenderScreens(folder)),
    withRenderer('vite.site.config.ts'),
    build({ configFile: 'vite.widget.config.ts', logLevel: 'warn' }),
  ]);
  await noteBuilt(folder, sources);
};

const release = await holdBuilt(DIST, () => process.stdout.write('Waiting for another build…\n'));
// Another process may have built the same sources while this one waited.
if (!process.argv.includes('--if-needed') || !(await isBuilt())) await replaceBuilt(DIST, buildInto);
release();
