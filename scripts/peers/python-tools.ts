import { join } from 'node:path';
import { outputOf, runInView } from './command.ts';
import { Missing } from './peer.ts';
import { toolFolder } from './tool-folder.ts';

const REQUIREMENTS = 'scripts/peers/requirements.txt';
const OLDEST_MINOR = 10;

const python = (): string => {
  const version = /^Python 3\.(\d+)/.exec(outputOf('python3', ['--version']) ?? '');
  if (version && Number(version[1]) >= OLDEST_MINOR) return 'python3';
  throw new Missing(`Python 3.${OLDEST_MINOR} or newer is missing`);
};

/**
 * Where the programs of requirements.txt stand, in a virtual environment of the user's cache. Throws Missing without
 * Python, its venv module, or a package index.
 */
export const pythonTools = async (): Promise<string> => {
  const program = python();
  const folder = await toolFolder(REQUIREMENTS, async (own) => {
    if (!(await runInView([program, '-m', 'venv', join(own, 'venv')])))
      throw new Missing('Python’s venv module is missing');
    const pip: [string, ...string[]] = [join(own, 'venv', 'bin', 'pip'), 'install', '--quiet'];
    if (!(await runInView([...pip, '--requirement', REQUIREMENTS])))
      throw new Missing('the Python packages could not be fetched');
  });
  return join(folder, 'venv', 'bin');
};
