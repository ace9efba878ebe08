import { expect, test } from 'vitest';
import { logSuite } from '../../../log/suite.ts';
import { idlePatterns } from './idle-patterns.ts';

const suite = logSuite as never;
const TILES = { rulesets: ['tlog-tiles'] } as const;

test('a pattern whose checks belong to another profile is reported, beside one that selects', () =>
  expect(idlePatterns(suite, { ...TILES, only: ['log/tiles/**', 'log/errors/client-error'] })).toEqual([
    '--only log/errors/client-error: none of its checks run: they belong to the profile http (--profile)',
  ]));

test('so is one whose checks another option leaves out', () =>
  expect(idlePatterns(suite, { ...TILES, only: ['log/tiles/served'], skip: ['log/tiles/**'] })).toEqual([
    '--only log/tiles/served: none of its checks run: --skip or --level leaves them out',
  ]));

test('a pattern that selects, and one that is unknown, are not', () =>
  expect(idlePatterns(suite, { ...TILES, only: ['log/**', 'LOG-TL-001', 'log/absent'] })).toEqual([]));
