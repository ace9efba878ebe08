import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTilePath } from '../../oracle/tiles/path.ts';
import { type Malformation, malformations, malformedTilePath } from './malformed-tile-path.ts';

/** Each kind, as small as it gets. */
const SMALLEST: Readonly<Record<Malformation, string>> = {
  'level-leading-zero': 'tile/00/000',
  'level-beyond-63': 'tile/64/000',
  'level-not-a-number': 'tile/entry/000',
  sign: 'tile/+0/000.p/1',
  'element-of-two-digits': 'tile/0/00',
  'element-of-four-digits': 'tile/0/0000',
  'leading-zero-element': 'tile/0/x000/000',
  'x-missing': 'tile/0/001/000',
  'x-on-last-element': 'tile/0/x000',
  'x-in-upper-case': 'tile/0/X001/000',
  'empty-element': 'tile//0/000',
  'trailing-slash': 'tile/0/000/',
  'width-zero': 'tile/0/000.p/0',
  'width-256': 'tile/0/000.p/256',
  'width-beyond-256': 'tile/0/000.p/257',
  'width-leading-zero': 'tile/0/000.p/01',
  'width-missing': 'tile/0/000.p',
  'double-p': 'tile/0/000.p/1.p/1',
};

describe.each(malformations)('%s', (why) => {
  test('never parses', () => {
    fc.assert(
      fc.property(malformedTilePath(why), (malformed) => {
        expect(malformed.why).toBe(why);
        expect([malformed.path, parseTilePath(malformed.path).value]).toEqual([malformed.path, undefined]);
      }),
      { numRuns: 300 },
    );
  });

  test('shrinks to one short path', () => {
    const result = fc.check(
      fc.property(malformedTilePath(why), () => false),
      { seed: 1 },
    );
    expect(result.counterexample).toEqual([{ path: SMALLEST[why], why }]);
  });
});

test('all kinds come without being asked for', () => {
  const kinds = fc.sample(malformedTilePath(), { seed: 2, numRuns: 1000 }).map(({ why }) => why);
  expect(new Set(kinds)).toEqual(new Set(malformations));
});

test('each place of a path is changed at some time', () => {
  const paths = (why: Malformation) =>
    fc.sample(malformedTilePath(why), { seed: 3, numRuns: 500 }).map(({ path }) => path);
  for (const sign of [/^tile\/[+-]/, /\/x[+-]\d{3}\//, /\/[+-]\d{3}\.p/, /\.p\/[+-]/])
    expect(paths('sign')).toContainEqual(expect.stringMatching(sign));
  for (const empty of [/^tile\/\//, /^tile\/\w+\/\//, /x\d{3}\/\//, /\.p\/\//])
    expect(paths('empty-element')).toContainEqual(expect.stringMatching(empty));
  for (const short of [/x\d{2}\//, /\/\d{2}(\.p\/\d+)?$/])
    expect(paths('element-of-two-digits')).toContainEqual(expect.stringMatching(short));
});
