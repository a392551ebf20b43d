import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { EDGE_MODULES, edgeScript, edgeScriptOf } from '../../infra/constructs/edge-function.ts';
import { edgeFaults } from '../../infra/edge-runtime/faults.ts';
import { MOST_BYTES } from '../../infra/edge-runtime/known.ts';

/** What one statement in a handler is found to ask for that the runtime has not. */
const faultsOf = (statement: string): readonly string[] =>
  edgeFaults(`function handler(event) { ${statement} return event.request; }`);

/** The script that the build makes of a module with such a handler. */
const builtOf = (statement: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-edge-'));
  try {
    const entry = join(folder, 'asked.ts');
    writeFileSync(entry, `export function handler(event: any) { ${statement} return event.request; }`);
    return edgeScriptOf(entry);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('a script of the edge', () => {
  test.each(EDGE_MODULES)('%s asks for nothing that CloudFront’s runtime has not, in 10 KB', (module) => {
    const script = edgeScript({ module, host: 'https://pages.example.com' });
    expect(edgeFaults(script)).toEqual([]);
    expect(Buffer.byteLength(script)).toBeLessThan(MOST_BYTES);
    expect(script).toMatch(/^function handler\(/m);
  });
});

describe('the runtime’s language', () => {
  test.each([
    ['for (const one of event.list) event.last = one;', 'ForOfStatement'],
    ['const { request } = event; event.last = request;', 'ObjectPattern'],
    ['const [first] = event.list; event.last = first;', 'ArrayPattern'],
    ['event.last = { ...event.request };', 'SpreadElement'],
    ['event.last = [...event.list];', 'a spread'],
    ['event.last = Math.max(...event.list);', 'a spread'],
    ['event.last = event?.request;', 'OptionalChainingExpression'],
    ['event.last = event.request ?? 1;', '??'],
    ['event.last ||= 1;', '||='],
    ['try { event.a(); } catch { event.last = 1; }', 'a catch that names no error'],
    ['event.last = (one = 1) => one;', 'AssignmentPattern'],
    ['event.last = async () => 1;', 'an async function'],
    ['event.last = function* () { event.a = 1; };', 'a generator'],
    ['event.last = class {};', 'ClassExpression'],
    ['event.last = { [event.name]: 1 };', 'a computed key'],
    ['const a = 1; event.last = { a };', 'a key without a value'],
    ['event.last = { a() { return 1; } };', 'MethodProperty'],
    ['event.last = 1n;', 'BigIntLiteral'],
    ['event.last = Object.hasOwn(event, "a");', 'Object.hasOwn'],
    ['const own = Object.fromEntries; event.last = own;', 'Object.fromEntries'],
    ['event.last = Array.from(event.list);', 'Array.from'],
    ['event.last = globalThis.fetch;', 'globalThis.fetch'],
    ['event.last = event.list.flatMap((one) => one);', '.flatMap()'],
    ['event.last = event.list.at(-1);', '.at()'],
    ['event.last = event.list[event.name]();', 'a call by a computed name'],
    ['event.last = new Map();', 'the global Map'],
    ['event.last = new URL(event.request.uri);', 'the global URL'],
    ['event.last = structuredClone(event);', 'the global structuredClone'],
    ['setTimeout(() => 1, 1);', 'the global setTimeout'],
    ['event.last = require("crypto");', 'the global require'],
    ['event.last = eval("1");', 'the global eval'],
  ])('has nothing of what stands in «%s»', (statement, fault) => {
    expect(faultsOf(statement)).toContain(fault);
  });

  test('has what ES 5.1 has, and arrows, const, let, templates and rest arguments', () => {
    const all = `
      const names = (...given) => given.filter((one) => one !== '').map((one) => one.trim().toLowerCase());
      let count = 0;
      for (let i = 0; i < 3; i++) count += i;
      for (var key in event.request.headers) if (Object.prototype.hasOwnProperty.call(event, key)) continue;
      switch (count) { case 1: break; default: count = Math.max(count, 2); }
      try { decodeURIComponent('%'); } catch (error) { count = error instanceof URIError ? 1 : 0; }
      event.request.uri = \`/\${names('a', 'b').join('/')}\`.replace(/a/g, 'b');
      event.request.querystring = { 'a-b': JSON.parse('1'), c: void 0, d: count == null ? null : !count };`;
    expect(faultsOf(all)).toEqual([]);
  });

  test('is that of one script: modules, and scripts without a handler, are refused', () => {
    expect(edgeFaults('import cf from "cloudfront"; function handler() {}')).toContain('ImportDeclaration');
    expect(edgeFaults('export function handler() {}')).toContain('ExportDeclaration');
    expect(edgeFaults('function other() {}')).toEqual(['no function "handler"']);
  });

  test('is read from at most 10 KB', () => {
    const [fault] = faultsOf(`event.last = '${'x'.repeat(MOST_BYTES)}';`);
    expect(fault).toMatch(/^\d+ bytes, of which CloudFront takes 10240$/);
  });
});

describe('the build', () => {
  test.each([
    'for (const one of event.list) event.last = one;',
    'const { request } = event; event.last = request;',
    'event.last = [...event.list];',
    'event.last = Math.max(...event.list);',
    'event.last = (one = 1) => one;',
    'event.last = async () => 1;',
    'event.last = class {};',
    'event.last = { ...event.request };',
    'event.last = Object.hasOwn(event, "a");',
    'event.last = event.list.flatMap((one) => one);',
    'event.last = new Map();',
  ])('refuses «%s», so that no deployment ships it', (statement) => {
    expect(() => builtOf(statement)).toThrow(/CloudFront cannot run|not supported yet/);
  });

  test('makes older what it can', () => {
    const script = builtOf('const uri = event.request?.uri ?? ""; event.request.last = { uri };');
    expect(edgeFaults(script)).toEqual([]);
    expect(script).not.toMatch(/\?[.?]/);
  });
});
