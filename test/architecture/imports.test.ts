import { describe, expect, test } from '@jest/globals';
import { floorOf, isDownward } from './floors.ts';
import { type Import, importsUnder, isOurs, sources, told } from './imports.ts';
import { SHIPPED } from './tops.ts';

const all = importsUnder(...SHIPPED);

const within = (folder: string): readonly Import[] => all.filter(({ from }) => from.startsWith(`${folder}/`));

/** Those of `imports` that lead to a file of ours outside of what is allowed. */
const beyond = (imports: readonly Import[], ...allowed: readonly RegExp[]): readonly string[] =>
  imports
    .filter(isOurs)
    .filter(({ to }) => !allowed.some((pattern) => pattern.test(to)))
    .map(told);

const packages = (imports: readonly Import[]): readonly Import[] => imports.filter((one) => !isOurs(one));

test('there is something to judge', () => {
  expect([...SHIPPED].sort()).toEqual(['bin', 'functions', 'infra', 'local', 'shared', 'web']);
  for (const folder of SHIPPED) expect([folder, within(folder).length > 2]).toEqual([folder, true]);
  expect(all.map(told)).toEqual(
    expect.arrayContaining([
      'functions/resources/pages/site-page.ts → dist/site-server/render.js',
      'functions/resources/pages/handler.ts → functions/resources/public-site/find-business.ts',
      'functions/kernel/table/database.ts → @aws-sdk/lib-dynamodb',
    ]),
  );
});

test('what ships imports no test', () => {
  expect(all.filter(({ to }) => to.startsWith('test/')).map(told)).toEqual([]);
});

/**
 * With `--no-regexp-tier-up` set so, V8 crashes the process at `text.replace(pattern, () => …)` where the pattern is
 * global and had run once before.
 */
test('nothing changes V8’s flags in a running process', () => {
  expect(all.filter(({ to }) => to === 'node:v8').map(told)).toEqual([]);
});

describe('who may import whom', () => {
  const NAMES_OF_VARIABLES = /^functions\/kernel\/environment\.ts$/;

  /** Whose layout a bundle leaves out. */
  const TAGS_OF_PATTERNS = /^functions\/assistant\/patterns\.ts$/;

  /** Types alone: what the build makes of the renderer has none. */
  const RENDERER_TYPE = /^web\/site\/renderer-type\.ts$/;

  test.each([
    ['bin', [/^bin\//, /^infra\//]],
    ['infra', [/^infra\//, /^shared\//, NAMES_OF_VARIABLES, TAGS_OF_PATTERNS]],
    ['functions', [/^functions\//, /^shared\//, /^dist\//, RENDERER_TYPE]],
    ['local', [/^local\//, /^functions\//, /^shared\//]],
    ['shared', [/^shared\//]],
    ['web', [/^web\//, /^shared\//]],
  ])('%s imports only what lies below it', (folder, allowed) => {
    expect(beyond(within(folder), ...allowed)).toEqual([]);
  });

  test('what is shared stands on yup and the rules of phone numbers alone: no Node, no browser, no AWS', () => {
    expect(
      packages(within('shared'))
        .filter(({ to }) => !['yup', 'libphonenumber-js/core'].includes(to))
        .map(told),
    ).toEqual([]);
  });

  test('only the pages know the renderer that the build makes', () => {
    const renderers = all.filter(({ to }) => to.startsWith('dist/'));
    expect(renderers.filter(({ from }) => !from.startsWith('functions/resources/pages/')).map(told)).toEqual(
      [],
    );
  });
});

describe('the floors of functions/', () => {
  test('hold everything: each file lies on one', () => {
    const strays = sources('functions').filter((file) => floorOf(file) === undefined);
    expect(strays).toEqual([]);
  });

  test('are imported downwards only', () => {
    const upward = within('functions')
      .filter(({ to }) => to.startsWith('functions/'))
      .filter(({ from, to }) => !isDownward(from, to));
    expect(upward.map(told)).toEqual([]);
  });

  test('load no other resource’s routes: a handler knows its own, and the API’s description knows all', () => {
    const isOwn = ({ from, to }: Import): boolean =>
      from === to.replace('shared/routes/', 'functions/resources/').replace('.ts', '/handler.ts');
    const loads = within('functions')
      .filter(({ to, isType }) => !isType && /^shared\/routes(\/(?!route-spec|visitor-errors)|\.ts)/.test(to))
      .filter(({ from }) => !from.startsWith('functions/resources/openapi/'));
    expect(loads.filter(isOwn).length).toBeGreaterThan(20);
    expect(loads.filter((one) => !isOwn(one)).map(told)).toEqual([]);
  });

  test('have handlers that nobody imports', () => {
    const handlers = within('functions').filter(({ to }) =>
      /^functions\/(resources|jobs|triggers)\/[^/]+\/handler\.ts$/.test(to),
    );
    expect(handlers.map(told)).toEqual([]);
  });

  test('the agenda’s rules know no machine: no Node, no AWS', () => {
    const machines = packages([...within('functions/agenda'), ...within('functions/assistant')]);
    expect(machines.filter(({ to }) => /^(node:|@aws|aws-)/.test(to)).map(told)).toEqual([]);
  });
});

describe('the outside world', () => {
  const isAws = ({ to }: Import): boolean => /^(@aws-sdk|@aws-lambda-powertools)\//.test(to);
  const isGateway = ({ from }: Import): boolean =>
    from.startsWith('functions/kernel/') || /^functions\/(.+)\/[\w-]+-(store|gateway)\.ts$/.test(from);

  test('is reached through the kernel, the stores and the gateways', () => {
    expect(
      within('functions')
        .filter(isAws)
        .filter((one) => !isGateway(one))
        .map(told),
    ).toEqual([]);
  });

  test('the table’s keys are made in one file', () => {
    const makers = within('functions').filter(({ to }) => /^@aws-sdk\/lib-dynamodb$/.test(to));
    expect(makers.filter(({ from }) => !from.startsWith('functions/kernel/')).map(told)).toEqual([]);
  });
});

describe('the web', () => {
  /** What several screens show: conversations, appointments booked at once, sessions, addresses, plans, messages, translations, who takes over. */
  const FEATURES_FOR_ALL =
    /^web\/features\/(chat|several|session|slug|plans|placing|messages|clients|pictures|translations)\//;

  test.each([
    ['app', [/^web\/app\//, /^web\/features\//, /^web\/ui\//, /^web\/lib\//, /^web\/i18n\//]],
    ['ui', [/^web\/ui\//, /^web\/i18n\//]],
    ['lib', [/^web\/lib\//]],
    ['i18n', [/^web\/i18n\//]],
    ['site', [/^web\/site\//, /^web\/features\/(chat|several)\//, /^web\/lib\//, /^web\/i18n\//]],
    ['widget', [/^web\/widget\//, /^web\/site\/frame\//, /^web\/lib\/colour\//]],
  ])('%s imports only what lies below it', (layer, allowed) => {
    expect(beyond(within(`web/${layer}`), ...allowed, /^shared\//)).toEqual([]);
  });

  test('a feature imports no other, save those that are for all', () => {
    const strays = within('web/features')
      .filter(isOurs)
      .filter(({ from, to }) => {
        const own = from.split('/').slice(0, 3).join('/');
        return !(
          to.startsWith(`${own}/`) ||
          FEATURES_FOR_ALL.test(to) ||
          /^(web\/(ui|lib|i18n)|shared)\//.test(to)
        );
      });
    expect(strays.map(told)).toEqual([]);
  });

  test('ships no code of the server', () => {
    const shipped = packages(within('web')).filter(({ from }) => from !== 'web/site/render.tsx');
    expect(shipped.filter(({ to }) => /^(node:|@aws|aws-lambda)/.test(to)).map(told)).toEqual([]);
  });
});
