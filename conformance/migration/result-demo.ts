/** What the result file says of the demo test (the interface document, "Migration result": test). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { proposalMachines } from '../lab/proposals.ts';
import { demoMigrated } from './demo.ts';
import { misnamed, noAvatar, notNative, say } from './result-dao.ts';

const HASH = /^0x[0-9a-fA-F]{64}$/;

export const testName = check<MigrationTarget>()({
  proves: 'MIG-RS-024',
  reasons: { missing: '`test` has no name', other: "`test.name` is not the name of the scenario's DAO" },
  run: async (_tool, t) => {
    const scene = await t.use(demoMigrated);
    t.judge(await misnamed(scene, 'test'), scene.run);
  },
});

export const testDao = check<MigrationTarget>()({
  proves: 'MIG-RS-025',
  reasons: {
    missing: '`test` lacks an address',
    other: 'what is at an address of `test` is not what the name says',
  },
  run: async (_tool, t) => {
    const scene = await t.use(demoMigrated);
    t.judge(await noAvatar(scene, 'test'), scene.run);
    for (const name of ['NativeToken', 'NativeReputation'] as const)
      t.judge(await notNative(scene, 'test', name), scene.run);
  },
});

export const proposalForm = check<MigrationTarget>()({
  proves: 'MIG-RS-026',
  reasons: { missing: '`test` has no proposalId', form: '`test.proposalId` is no hex of 32 bytes' },
  run: async (_tool, t) => {
    const { part, run } = await t.use(demoMigrated);
    const id = part.proposalId;
    const [expected, at] = ['0x and sixty-four hexadecimal digits', 'test.proposalId'];
    const reason = id === undefined ? 'missing' : 'form';
    const sound = typeof id === 'string' && HASH.test(id);
    t.judge(sound ? undefined : { reason, expected, actual: say(id), at }, run);
  },
});

export const proposal = check<MigrationTarget>()({
  proves: 'MIG-RS-027',
  reasons: { unknown: 'no voting machine has a proposal of the id `test.proposalId`' },
  run: async (_tool, t) => {
    const { part, run, views, before } = await t.use(demoMigrated);
    const id = part.proposalId;
    if (typeof id !== 'string' || !HASH.test(id)) return t.inconclusive('`test.proposalId` is no id (MIG-RS-026)');
    const { GenesisProtocol, AbsoluteVote, QuorumVote } = before.base;
    const machines = await proposalMachines(views, id, [GenesisProtocol, AbsoluteVote, QuorumVote]);
    const expected = 'a proposal of this id at the GenesisProtocol of the base, or at another voting machine';
    const at = 'test.proposalId';
    t.judge(machines.length > 0 ? undefined : { reason: 'unknown', expected, actual: `${id}, of nothing`, at }, run);
  },
});
