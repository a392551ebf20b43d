import { describe, expect, test } from '@jest/globals';
import { fileCircles, folderCircles } from './circles.ts';
import { type Import, importsUnder } from './imports.ts';
import { TOPS } from './tops.ts';

describe.each(TOPS)('%s', (top) => {
  const imports = importsUnder(top);

  test('has no circle of files', () => {
    expect(fileCircles(imports)).toEqual([]);
  });

  test('has no circle of folders', () => {
    expect(folderCircles(imports)).toEqual([]);
  });
});

describe('the finder of circles', () => {
  const imports = (...arrows: string[]): readonly Import[] =>
    arrows.map((arrow) => {
      const [from = '', to = ''] = arrow.split(' → ');
      return { from, to, isType: false };
    });

  test('names every import of a circle, and none that only leads to one', () => {
    const circle = ['web/a/1.ts → web/b/2.ts', 'web/b/2.ts → web/c/3.ts', 'web/c/3.ts → web/a/1.ts'];
    const found = fileCircles(imports('web/d/4.ts → web/a/1.ts', ...circle, 'web/c/3.ts → web/e/5.ts'));
    expect(found).toEqual(circle);
  });

  test('finds two circles that share a start, one within the other’s reach', () => {
    const first = ['web/1.ts → web/2.ts', 'web/2.ts → web/1.ts'];
    const second = ['web/3.ts → web/4.ts', 'web/4.ts → web/3.ts'];
    expect(fileCircles(imports(...first, 'web/2.ts → web/3.ts', ...second))).toEqual([...first, ...second]);
  });

  test('finds a circle of folders whose files have none', () => {
    expect(folderCircles(imports('web/a/1.ts → web/b/2.ts', 'web/b/3.ts → web/a/4.ts'))).toEqual([
      'web/a → web/b: web/a/1.ts → web/b/2.ts',
      'web/b → web/a: web/b/3.ts → web/a/4.ts',
    ]);
  });

  test('takes a folder with all that lies below it as one', () => {
    expect(folderCircles(imports('web/a/deep/1.ts → web/b/2.ts', 'web/b/3.ts → web/a/4.ts'))).toEqual([
      'web/a → web/b: web/a/deep/1.ts → web/b/2.ts',
      'web/b → web/a: web/b/3.ts → web/a/4.ts',
    ]);
  });

  test('lets files stand on those of their folder’s parent, whose other files stand on theirs', () => {
    expect(folderCircles(imports('web/top.ts → web/a/1.ts', 'web/a/1.ts → web/base.ts'))).toEqual([]);
  });

  test('leaves a chain, and a folder’s imports of its own files, alone', () => {
    const chain = imports('web/a/1.ts → web/a/2.ts', 'web/a/2.ts → web/b/3.ts', 'web/a/1.ts → web/b/3.ts');
    expect([fileCircles(chain), folderCircles(chain)]).toEqual([[], []]);
  });
});
