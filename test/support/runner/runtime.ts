import { createRequire, isBuiltin, registerHooks } from 'node:module';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { Script } from 'node:vm';
import Runtime from 'jest-runtime';

/** Jest's own, of which each file has its own, and one that keeps a client of whatever the environment named first. */
const OF_ONE_FILE = /^(@jest\/globals|@jest\/expect|expect|@aws-lambda-powertools\/parameters(\/.*)?)$/;

const isPackage = (name: string): boolean =>
  !name.startsWith('.') && !isAbsolute(name) && !isBuiltin(name) && !OF_ONE_FILE.test(name);

const ROOT = join(import.meta.dirname, '../../..');
/** Tests keep what is of one file; of the pages only a bundler makes what runs. */
const NOT_NODES = /^(test|web|node_modules)\//;

const isOwnOfNode = (from: string, name: string): boolean =>
  /^\.{1,2}\/.*\.ts$/.test(name) && !NOT_NODES.test(relative(ROOT, join(dirname(from), name)));

/** Tests ask as CommonJS does; of a package with a build for each kind of module, they are given the modules' own. */
registerHooks({
  resolve: (name, context, next) => {
    if (context.parentURL?.includes('/node_modules/') !== false) return next(name, context);
    const conditions = context.conditions.map((one) => (one === 'require' ? 'import' : one));
    return next(name, { ...context, conditions });
  },
});

/** Tells compiled tests that a module is one of ECMAScript, to which they would add a `default` otherwise. */
const asModule = <T>(loaded: T): T =>
  Object.defineProperty(Object.assign({}, loaded), '__esModule', { value: true });

/** Takes what jest hands a module, in its order; the object `jest` that follows is imported where it is used. */
const compile = (source: string, filename: string): unknown =>
  new Script(`(function (module, exports, require, __dirname, __filename) {${source}\n})`, {
    filename,
  }).runInThisContext();

/**
 * Loads packages and the project's own modules as Node does, once for all test files of a process, and tests again for
 * each file. Loading them and running them cold took half of what the suite takes. A file that calls `jest.resetModules`
 * has modules of its own from then on, for what is read from the environment as a module loads.
 */
export default class SharedModules extends Runtime {
  private hasOwnModules = false;

  constructor(...given: ConstructorParameters<typeof Runtime>) {
    super(...given);
    const executor: unknown = Reflect.get(this, 'executor');
    if (typeof executor !== 'object' || executor === null || !('compile' in executor))
      throw new Error(
        'jest-runtime compiles elsewhere by now: test/support/runner/runtime.ts must follow it.',
      );
    executor.compile = compile;
  }

  override resetModules(): void {
    this.hasOwnModules = true;
    super.resetModules();
  }

  override requireModuleOrMock<T = unknown>(from: string, name: string): T {
    if (isPackage(name)) return createRequire(from)(name);
    if (!this.hasOwnModules && isOwnOfNode(from, name)) return asModule(createRequire(from)(name));
    return super.requireModuleOrMock(from, name);
  }
}
