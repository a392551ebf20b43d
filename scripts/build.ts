import { build } from 'vite';

// Whatever environment asks for the build, such as a test run, it is the one that customers get.
process.env.NODE_ENV = 'production';

/** All that browsers load: the application, the public page with its server renderer, the widget. */
await Promise.all([
  build({ configFile: 'vite.config.ts', logLevel: 'warn' }),
  build({ configFile: 'vite.site.config.ts', logLevel: 'warn' }).then(() =>
    build({ configFile: 'vite.site.config.ts', logLevel: 'warn', build: { ssr: true } }),
  ),
  build({ configFile: 'vite.widget.config.ts', logLevel: 'warn' }),
]);
