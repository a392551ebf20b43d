import { globSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { wideFunctionsIn, wideFunctionsOf } from './parameters.ts';
import { TOPS } from './tops.ts';

const MOST = 5;

test('no function has more parameters than a reader of its call keeps apart', () => {
  const files = globSync(`{${TOPS.join()}}/**/*.{ts,tsx}`);
  expect(files.length).toBeGreaterThan(1000);
  expect(wideFunctionsIn(files, MOST)).toEqual([]);
});

describe('the finder of functions with many parameters', () => {
  const found = (text: string, most = 2, file = 'a.ts') => wideFunctionsOf(file, text, most);

  test.each([
    ['an arrow', 'const é = 1;\nexport const wide = (a, b, c) => é;\n', 'a.ts:2 wide'],
    ['an asynchronous arrow', 'const wide = async (a, b, c) => a;\n', 'a.ts:1 wide'],
    ['a declaration', 'function wide(a, b, c) {}\n', 'a.ts:1 wide'],
    ['a declaration without a body', 'declare function wide(a: A, b: B, c: C): D;\n', 'a.ts:1 wide'],
    ['an expression', 'const wide = function (a, b, c) {};\n', 'a.ts:1 wide'],
    ['a generator', 'function* wide(a, b, c) {}\n', 'a.ts:1 wide'],
    ['a constructor', 'class A {\n  constructor(a, b, c) {}\n}\n', 'a.ts:2 constructor'],
    ['a method', 'class A {\n  wide(a, b, c) {}\n}\n', 'a.ts:2 wide'],
    ['a private method', 'class A {\n  #wide(a, b, c) {}\n}\n', 'a.ts:2 wide'],
    ['a static method', 'class A {\n  static wide(a, b, c) {}\n}\n', 'a.ts:2 wide'],
    ['a method of an object', 'const a = {\n  wide(a, b, c) {},\n};\n', 'a.ts:2 wide'],
    ['a property’s arrow', 'const a = {\n  wide: (a, b, c) => a,\n};\n', 'a.ts:2 wide'],
    ['a callback', 'const held = each((a, b, c) => a);\n', 'a.ts:1 held'],
    ['one without a name', 'export default (a, b, c) => a;\n', 'a.ts:1 the module'],
    ['the type of a function', 'type Wide = (a: A, b: B, c: C) => D;\n', 'a.ts:1 Wide'],
    ['the type of a constructor', 'type Wide = new (a: A, b: B, c: C) => D;\n', 'a.ts:1 Wide'],
    ['a method of an interface', 'interface A {\n  wide(a: A, b: B, c: C): D;\n}\n', 'a.ts:2 wide'],
    ['a property of an interface', 'interface A {\n  wide: (a: A, b: B, c: C) => D;\n}\n', 'a.ts:2 wide'],
    ['an interface that is called', 'interface A {\n  (a: A, b: B, c: C): D;\n}\n', 'a.ts:2 A'],
    ['an interface that is made', 'interface A {\n  new (a: A, b: B, c: C): D;\n}\n', 'a.ts:2 A'],
  ])('finds %s', (_, text, place) => {
    expect(found(text)).toEqual([{ place, parameters: 3 }]);
  });

  test.each([
    ['one with a default', '(a, b, c = 1) => a'],
    ['one that may be absent', '(a, b, c?: C) => a'],
    ['the rest', '(a, b, ...c) => a'],
    ['one that is taken apart', '(a, b, { c }) => a'],
  ])('counts %s', (_, text) => {
    expect(found(`const wide = ${text};\n`)).toEqual([{ place: 'a.ts:1 wide', parameters: 3 }]);
  });

  test('counts what is taken apart as one, and what a constructor keeps as any other', () => {
    expect(found('const a = ({ b, c, d, e }, [f, g, h]) => b;\n')).toEqual([]);
    expect(found('class A {\n  constructor(private a: A, readonly b: B, c: C) {}\n}\n')).toEqual([
      { place: 'a.ts:2 constructor', parameters: 3 },
    ]);
  });

  test('finds an outer function and its inner one', () => {
    const text = 'const outer = (a, b, c) => {\n  const inner = (d, e, f, g) => d;\n};\n';
    expect(found(text)).toEqual([
      { place: 'a.ts:1 outer', parameters: 3 },
      { place: 'a.ts:2 inner', parameters: 4 },
    ]);
  });

  test('reads a screen’s markup', () => {
    expect(found('const A = () => <B on={(a, b, c) => a} />;\n', 2, 'a.tsx')).toEqual([
      { place: 'a.tsx:1 A', parameters: 3 },
    ]);
  });

  test('lets a function of just so many be, the arguments of a call, and those of a type', () => {
    expect(found('const a = (b, c) => b;\na(1, 2, 3);\ntype A = B<C, D, E>;\n')).toEqual([]);
    expect(found('type A<B, C, D> = E;\nconst a = <B, C, D>(b: B) => b;\n')).toEqual([]);
  });
});
