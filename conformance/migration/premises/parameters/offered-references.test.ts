import { expect, test } from 'vitest';
import { CALL_TARGETS, PRESET_HASHES } from '../../inputs/parameters/scheme-values.ts';
import { offeredReferences } from './offered-references.ts';

const ENTRY = { name: 'A', params: ['x', { voteParams: 1 }, { StandAloneContract: 0 }], voteParams: 0 };
const lacking = (...keys: readonly string[]) => ({ has: (_kind: string, key: string) => !keys.includes(key) });

test('a tool that has the keys of references gets them', () => {
  expect(offeredReferences(lacking('permissions'), [ENTRY])).toEqual([ENTRY]);
});

test.each(['voteParams', 'VotingMachinesParams'])('a tool without %s gets a hash in place of an index', (key) => {
  const params = ['x', PRESET_HASHES[1], { StandAloneContract: 0 }];
  expect(offeredReferences(lacking(key), [ENTRY])).toEqual([{ ...ENTRY, params }]);
});

test('a tool without StandAloneContract gets an address in place of an index', () => {
  const params = ['x', { voteParams: 1 }, CALL_TARGETS[0]];
  expect(offeredReferences(lacking('StandAloneContract'), ENTRY)).toEqual({ ...ENTRY, params });
});
