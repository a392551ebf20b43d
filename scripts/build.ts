import { build } from 'vite';

/** All that browsers load: the application, the public page with its server renderer, the widget. */
await Promise.all([
  build({ configFile: 'vite.config.ts', logLevel: 'warn' }),
  build({ configFile: 'vite.site.config.ts', logLevel: 'warn' }).then(() =>
    build({ configFile: 'vite.site.config.ts', logLevel: 'warn', build: { ssr: true } }),
  ),
  build({ configFile: 'vite.widget.config.ts', logLevel: 'warn' }),
]);
