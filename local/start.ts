import { ensureBuilt } from './build.ts';
import { DIST, holdBuilt } from './built-folder.ts';
import type { LocalCloud } from './cloud.ts';
import { DEMO_LOGIN } from './demo/demo-business.ts';
import { seedDemo } from './demo/seed.ts';
import { diskFull, isDiskFull } from './disk-space.ts';
import { LocalFailure } from './local-failure.ts';
import { type LocalOptions, readOptions } from './options.ts';
import { signInWithPassword } from './sign-in.ts';

const welcome = ({ origin }: LocalCloud, hasDemo: boolean): string =>
  [
    '',
    '  Comptoir is running.',
    '',
    `  Application   ${origin}/`,
    ...(hasDemo
      ? [
          `  Demo page     ${origin}/site/demo`,
          `  Demo owner    ${DEMO_LOGIN.email} / ${DEMO_LOGIN.password}   (${origin}/login)`,
        ]
      : []),
    `  Mailbox       ${origin}/__local/mailbox`,
    '',
    '  Ctrl-C stops it.',
    '',
    '',
  ].join('\n');

const makeDemo = ({ origin, clock, identity, cognito, opening }: LocalCloud): Promise<void> =>
  seedDemo({
    origin,
    clock,
    opening,
    signIn: async (email) => {
      await identity.createConfirmedUser(email, DEMO_LOGIN.password);
      return signInWithPassword(cognito, email, DEMO_LOGIN.password);
    },
  });

/** Makes the demo of a started cloud, opens it to everybody, and runs until it fails. */
const live = async (cloud: LocalCloud, hasDemo: boolean): Promise<never> => {
  if (hasDemo) await makeDemo(cloud);
  cloud.open();
  process.stdout.write(welcome(cloud, hasDemo));
  return cloud.failed;
};

const run = async (options: LocalOptions): Promise<never> => {
  await ensureBuilt();
  const release = await holdBuilt(DIST, () => process.stdout.write('Waiting for a build to end…\n'));
  // Files written from here on hold personal data: readable by this user only.
  process.umask(0o077);
  // The functions import built files, and the cloud reads the others.
  const { startCloud } = await import('./cloud.ts');
  const cloud = await startCloud(options);
  release();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cloud.stop().then(() => process.exit(0)));
  return Promise.race([cloud.failed, live(cloud, options.hasDemo)]);
};

try {
  const options = readOptions(process.env);
  await run(options).catch((error: unknown) => {
    throw isDiskFull(error) ? diskFull(options.dataDir) : error;
  });
} catch (error) {
  const told =
    error instanceof LocalFailure ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${told}\n`);
  process.exit(1);
}
