import { join } from 'node:path';
import { untilAnswering } from '../../local/dynoxide.ts';
import { freePort } from '../../local/free-port.ts';
import { startGuarded } from '../../local/guarded-process.ts';
import { outputOf, runInView } from './command.ts';
import { Missing, type Peer } from './peer.ts';
import { toolFolder } from './tool-folder.ts';

const POM = 'scripts/peers/pom.xml';
const OLDEST_JAVA = 17;
const MAIN = 'software.amazon.dynamodb.services.local.main.ServerRunner';
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';

interface LeftOut {
  readonly file: `test/functions/${string}.test.ts`;
  readonly because: string;
}

/** Tests of the embedded database itself. */
const LEFT_OUT: readonly LeftOut[] = [
  {
    file: 'test/functions/manifest/capacity.test.ts',
    because: 'DynamoDB Local counts by rules of its own what transactions and reads of nothing take',
  },
];

const FOLDER = 'test/functions/';

const pattern = (): string => {
  const left = LEFT_OUT.map(({ file }) => file.slice(FOLDER.length).replaceAll('.', '\\.'));
  return `${FOLDER}(?!${left.join('|')})`;
};

/** A Java machine takes a while to start where others work too. */
const START_POLLS = 4000;

const requireJava = (): void => {
  const version = /version "(\d+)/.exec(outputOf('java', ['-version']) ?? '');
  if (!version || Number(version[1]) < OLDEST_JAVA)
    throw new Missing(`Java ${OLDEST_JAVA} or newer is missing`);
};

/** The folder of DynamoDB Local's jars and native libraries. Throws Missing when they cannot be fetched. */
const jars = async (): Promise<string> => {
  const folder = await toolFolder(POM, async (own) => {
    if (outputOf('mvn', ['--version']) === undefined) throw new Missing('Maven is missing');
    const lib = `-DoutputDirectory=${join(own, 'lib')}`;
    const mvn: [string, ...string[]] = ['mvn', '--quiet', '--batch-mode', '--file', join(own, 'pom.xml')];
    if (!(await runInView([...mvn, COPY, '-DincludeScope=runtime', lib])))
      throw new Missing('DynamoDB Local could not be fetched from Maven Central');
  });
  return join(folder, 'lib');
};

const start = async () => {
  requireJava();
  const lib = await jars();
  const port = await freePort();
  const started = startGuarded([
    ...['java', `-Dsqlite4java.library.path=${lib}`, '-cp', join(lib, '*'), MAIN],
    ...['-inMemory', '-disableTelemetry', '-port', String(port)],
  ]);
  const endpoint = `http://127.0.0.1:${port}`;
  const failure = () => `DynamoDB Local did not start (${started.errors().trim().split('\n')[0]}).`;
  await untilAnswering(endpoint, started, failure, START_POLLS);
  return { endpoint, stop: started.stop };
};

/** The tests of the server side over Amazon's own DynamoDB Local, in memory. */
export const dynamodbLocal: Peer = {
  name: 'dynamodb-local',
  run: async () => {
    const { endpoint, stop } = await start();
    try {
      const jest = 'node_modules/jest/bin/jest.js';
      for (const { file, because } of LEFT_OUT) process.stdout.write(`left out: ${file} (${because})\n`);
      const tests = ['--selectProjects=unit', `--testPathPatterns=${pattern()}`];
      const holds = await runInView([process.execPath, jest, ...tests], { DYNAMODB_ENDPOINT: endpoint });
      return { outcome: holds ? 'held' : 'differs', told: 'test/functions over DynamoDB Local' };
    } finally {
      await stop();
    }
  },
};
