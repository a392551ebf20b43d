import { build } from 'vite';
import { isBuilt, noteBuilt, sourcesNow } from '../local/build.ts';
import { DIST, holdBuilt, replaceBuilt } from '../local/built-folder.ts';
import { prerenderScreens } from './prerender.ts';

// Whatever environment asks for the build, such as a test run, it is the one that customers get.
process.env.NODE_ENV = 'production';

/** A client, and then what renders its pages on a server. */
const withRenderer = async (configFile: string): Promise<void> => {
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });
};

/** All that browsers load: the application, the public page with its server renderer, the widget. */
const buildInto = async (folder: string): Promise<void> => {
  const sources = sourcesNow();
  // Where the three configurations put what they make.
  process.env.COMPTOIR_DIST = folder;
  await Promise.all([
    withRenderer('vite.config.ts').then(() => prerenderScreens(folder)),
    withRenderer('vite.site.config.ts'),
    build({ configFile: 'vite.widget.config.ts', logLevel: 'warn' }),
  ]);
  await noteBuilt(folder, sources);
};

const release = await holdBuilt(DIST, () => process.stdout.write('Waiting for another build…\n'));
// Whoever waited may have waited for the very build that they want.
if (!process.argv.includes('--if-needed') || !(await isBuilt())) await replaceBuilt(DIST, buildInto);
release();
