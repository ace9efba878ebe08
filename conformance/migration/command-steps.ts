/** What the commands migrate (the interface document, "Command line"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { type CoreContract, coreContractsIn } from '../oracle/core-contracts.ts';
import { allByOptions } from './all-scenes.ts';
import { allByCommand } from './command-scenes.ts';
import { footing } from './footing.ts';
import type { Scene } from './play.ts';
import { baseMigrated, daoMigrated } from './scenes.ts';
import { namesakes } from './steps-again.ts';

const isDeployed = async ({ views }: Scene, address: unknown) => (await views.codeAt(address)) !== '0x';

export const both = check<MigrationTarget>()({
  proves: 'MIG-CL-001',
  needs: ['argv'],
  reasons: {
    failed: 'without a command it does not succeed',
    missing: 'without a command `base` or `dao` is not in the result file',
    'no-code': 'what it wrote is not on the chain',
  },
  run: async (_tool, t) => {
    const scene = await t.use(allByCommand);
    await t.use(allByOptions);
    const found = [...Object.entries(scene.base), ['dao.Avatar', scene.dao.Avatar] as const];
    await t.each(found, async ([at, address]) => {
      const there = await isDeployed(scene, address);
      const expected = `code at ${String(address)}`;
      t.judge(there ? undefined : { reason: 'no-code', expected, actual: 'none', at }, scene.run);
    });
  },
});

export const noDemo = check<MigrationTarget>()({
  proves: 'MIG-CL-002',
  needs: ['argv'],
  reasons: { demo: 'a command migrates the demo test' },
  run: async (_tool, t) => {
    const scenes = [['no command', await t.use(allByCommand)] as const, ['dao', await t.use(daoMigrated)] as const];
    for (const [at, scene] of [['base', await t.use(baseMigrated)] as const, ...scenes]) {
      const { Avatar } = scene.result?.result.test ?? {};
      const deployed = Avatar !== undefined && (await isDeployed(scene, Avatar));
      const actual = `\`test\`, with an avatar at ${String(Avatar)}`;
      t.judge(deployed ? { reason: 'demo', expected: 'no demo test', actual, at } : undefined, scene.run);
    }
  },
});

export const base = check<MigrationTarget>()({
  proves: 'MIG-CL-003',
  needs: ['argv'],
  reasons: { dao: '`base` migrates a DAO as well' },
  run: async (_tool, t) => {
    const scene = await t.use(baseMigrated);
    const { Avatar } = scene.result?.result.dao ?? {};
    // A file may hold what was there before.
    const deployed = Avatar !== undefined && (await isDeployed(scene, Avatar));
    const actual = `a DAO, with its avatar at ${String(Avatar)}`;
    t.judge(deployed ? { reason: 'dao', expected: 'no DAO', actual, at: 'base' } : undefined, scene.run);
  },
});

export const dao = check<MigrationTarget>()({
  proves: 'MIG-CL-004',
  needs: ['argv'],
  reasons: { base: '`dao` migrates a base where there is one' },
  run: async (_tool, t) => {
    const migrated = await t.use(daoMigrated);
    // The second one where nothing is known but the result file.
    const apart = { ...(await t.use(namesakes)).first, base: (await t.use(footing)).base.part };
    for (const { base: before, record, views, run } of [migrated, apart]) {
      const hashes = new Set(record.transactions.map(({ hash }) => hash));
      const made = (await views.transactions()).filter(({ hash }) => hashes.has(hash));
      const kinds = new Set<CoreContract>();
      for (const { contractAddress } of made)
        if (contractAddress) for (const name of coreContractsIn(await views.codeAt(contractAddress))) kinds.add(name);
      // A DAO has a token of its own, and may have schemes of its own: a base is most of the sixteen.
      const again = kinds.size * 2 > Object.keys(before).length;
      const expected = 'the contracts that are in `base`';
      const actual = `new ones: ${[...kinds].join(', ')}`;
      t.judge(again ? { reason: 'base', expected, actual, at: 'dao' } : undefined, run);
    }
  },
});
