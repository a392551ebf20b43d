import { build } from 'vite';
import { noteBuilt, sourcesNow } from '../local/build.ts';
import { prerenderScreens } from './prerender.ts';

// Whatever environment asks for the build, such as a test run, it is the one that customers get.
process.env.NODE_ENV = 'production';

const sources = sourcesNow();

/** A client, and then what renders its pages on a server. */
const withRenderer = async (configFile: string): Promise<void> => {
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });
};

/** All that browsers load: the application, the public page with its server renderer, the widget. */
await Promise.all([
  withRenderer('vite.config.ts').then(() => prerenderScreens('dist')),
  withRenderer('vite.site.config.ts'),
  build({ configFile: 'vite.widget.config.ts', logLevel: 'warn' }),
]);
await noteBuilt(sources);
