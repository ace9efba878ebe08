import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bundlePath, indexPath, parseTilePath, tilePath } from './path.ts';

const width = fc.option(fc.integer({ min: 1, max: 255 }), { nil: undefined });
const index = fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.bigInt({ min: 0n, max: 1_000_100n }));
const bundle = fc.tuple(index, width).map(([index, width]) => ({ index, ...(width === undefined ? {} : { width }) }));
const tile = fc.tuple(fc.integer({ min: 0, max: 63 }), bundle).map(([level, rest]) => ({ level, ...rest }));

describe('paths', () => {
  test('the published example and its neighbours', () => {
    expect([0n, 999n, 1000n, 1_234_067n].map(indexPath)).toEqual(['000', '999', 'x001/000', 'x001/x234/067']);
    expect(indexPath(2n ** 64n - 1n)).toBe('x018/x446/x744/x073/x709/x551/615');
  });

  test('a written path is read back', () => {
    fc.assert(
      fc.property(tile, (id) => void expect(parseTilePath(tilePath(id)).value).toEqual({ kind: 'tile', ...id })),
    );
    fc.assert(
      fc.property(bundle, (id) => void expect(parseTilePath(bundlePath(id)).value).toEqual({ kind: 'entries', ...id })),
    );
  });

  test('a tile has a single valid path', () => {
    const element = fc.constantFrom(
      'tile',
      'entries',
      '0',
      '00',
      '63',
      '64',
      '000',
      'x000',
      'x001',
      '067',
      '067.p',
      '8',
    );
    fc.assert(
      fc.property(fc.array(element, { maxLength: 6 }), (elements) => {
        const path = ['tile', ...elements].join('/');
        const id = parseTilePath(path).value;
        if (id !== undefined) expect(id.kind === 'tile' ? tilePath(id) : bundlePath(id)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });

  test('tiles without a path are refused', () => {
    for (const n of [-1n, 2n ** 64n]) expect(() => indexPath(n)).toThrow(RangeError);
    for (const level of [-1, 64, 0.5]) expect(() => tilePath({ level, index: 0n })).toThrow(RangeError);
    for (const w of [0, 256, 0.5]) expect(() => bundlePath({ index: 0n, width: w })).toThrow(RangeError);
  });

  // tessera/api/layout reads levels and widths with Go's strconv.ParseUint and does not ask for the shortest index.
  it.each([
    ['level', 'tile/00/000', 'a level with a leading zero'],
    ['level', 'tile/063/000', 'a level with a leading zero'],
    ['width', 'tile/0/000.p/08', 'a width with a leading zero'],
    ['width', 'tile/0/000.p/0255', 'a width with a leading zero'],
    ['width', 'tile/entries/000.p/001', 'a width with a leading zero, of a bundle'],
    ['index', 'tile/0/x000/001', 'an index with a leading element x000'],
    ['index', 'tile/0/x000/x000/000', 'an index with two'],
  ])('stricter than Tessera: %s of %s, %s', (reason, path) => {
    expect(parseTilePath(path).defect?.reason).toBe(reason);
  });

  it.each([
    ['shape', ''],
    ['shape', 'checkpoint'],
    ['shape', 'tile'],
    ['shape', 'tile/0'],
    ['shape', 'tile/entries'],
    ['shape', '/tile/0/000'],
    ['shape', 'Tile/0/000'],
    ['level', 'tile//000'],
    ['level', 'tile/+1/000'],
    ['level', 'tile/1e1/000'],
    ['level', 'tile/Entries/000'],
    ['index', 'tile/0/'],
    ['index', 'tile/0/x018/x446/x744/x073/x709/x551/616'],
    ['index', 'tile/0/x000/x018/x446/x744/x073/x709/x551/615'],
    ['index', 'tile/0/0000'],
    ['index', 'tile/0/x001000'],
    ['index', 'tile/0/X001/000'],
    ['index', 'tile/0/000/'],
    ['index', 'tile/0/\u0660\u0660\u0660'],
    ['index', 'tile/0/000\n'],
    ['index', 'tile/0/x001.p/067.p/8'],
    ['width', 'tile/0/000.p/0'],
    ['width', 'tile/0/000.p/256'],
    ['width', 'tile/0/000.p/8/'],
    ['width', 'tile/0/000.p/8/9'],
    ['width', 'tile/0/000.p/+8'],
  ])('%s: %j', (reason, path) => expect(parseTilePath(path).defect?.reason).toBe(reason));

  it.each(['/', 'x001/', '0', '.p/', 'tile/'])('a megabyte of %j returns', (unit) => {
    for (const path of [
      unit.repeat(250_000),
      `tile/0/${unit.repeat(250_000)}`,
      `tile/0/000.p/${unit.repeat(250_000)}`,
    ]) {
      expect(parseTilePath(path).defect).toBeDefined();
    }
  });
});
