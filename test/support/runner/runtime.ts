import { createRequire, isBuiltin } from 'node:module';
import { isAbsolute } from 'node:path';
import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

/** Jest's own, of which each file has its own, and one that keeps a client of whatever the environment named first. */
const OF_ONE_FILE = /^(@jest\/globals|@jest\/expect|expect|@aws-lambda-powertools\/parameters(\/.*)?)$/;

const isPackage = (name: string): boolean =>
  !name.startsWith('.') && !isAbsolute(name) && !isBuiltin(name) && !OF_ONE_FILE.test(name);

/** Takes what jest hands a module, in its order; the object `jest` that follows is imported where it is used. */
const compile = (source: string, filename: string): unknown =>
  new Script(`(function (module, exports, require, __dirname, __filename) {${source}\n})`, {
    filename,
  }).runInThisContext();

/**
 * Loads packages as Node does, once for all test files of a process, and everything else again for each file. Loading
 * them and running them cold took a third of what the whole suite takes.
 */
export default class SharedPackages extends Runtime {
  constructor(...given: ConstructorParameters<typeof Runtime>) {
    super(...given);
    const executor: unknown = Reflect.get(this, 'executor');
    if (typeof executor !== 'object' || executor === null || !('compile' in executor))
      throw new Error(
        'jest-runtime compiles elsewhere by now: test/support/runner/runtime.ts must follow it.',
      );
    executor.compile = compile;
  }

  override requireModuleOrMock<T = unknown>(from: string, name: string): T {
    return isPackage(name) ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }
}
