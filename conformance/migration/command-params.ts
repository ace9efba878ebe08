/** The parameters file on the command line, and the usage example (the interface document, "Command line"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';
import { allByOptions } from './all-scenes.ts';
import { allByCommand, EXAMPLE_PARAMS, usageExample } from './command-scenes.ts';
import { byMnemonic } from './mnemonic-scenes.ts';
import { once } from './once.ts';
import { PLAIN } from './params.ts';
import { jsonOf, type Scene } from './play.ts';

function judgeName(t: Trial<MigrationTarget, 'other'>, found: unknown, at: string, { run }: Scene): void {
  const expected = `the orgName ${EXAMPLE_PARAMS.orgName}`;
  const other = { reason: 'other' as const, expected, actual: String(found), at };
  t.judge(found === EXAMPLE_PARAMS.orgName ? undefined : other, run);
}

/** The name of a DAO, as its avatar has it. */
const orgNameOf = (avatar: unknown, { views }: Scene) =>
  views.value(avatar, 'function orgName() view returns (string)');
/** That of the DAO that a run migrated. */
const nameOf = (scene: Scene) => orgNameOf(scene.result?.result.dao?.Avatar, scene);

export const params = check<MigrationTarget>()({
  proves: 'MIG-CL-023',
  needs: ['argv'],
  reasons: {
    other: 'the DAO is not that of the parameters file which was named',
    alias: '`-i` is refused where `--params` is not',
  },
  run: async (_tool, t) => {
    const long = (await t.use(usageExample)).dao;
    judgeName(t, await nameOf(long), '--params', long);
    const { dao: short, written } = await t.use(byMnemonic);
    judgeName(t, await orgNameOf(written?.dao?.Avatar, short), '-i', short);
    const all = await t.use(allByOptions);
    judgeName(t, await orgNameOf(all.written.dao?.Avatar, all.scene), '--params, no command', all.scene);
  },
});

export const defaultParams = check<MigrationTarget>()({
  proves: 'MIG-CL-024',
  needs: ['argv'],
  reasons: { other: 'without `--params` the DAO is not that of `migration-params.json`' },
  run: async (_tool, t) => {
    const scene = await t.use(allByCommand);
    const found = await nameOf(scene);
    const [expected, actual] = [`the orgName ${PLAIN.orgName}`, String(found)];
    const at = 'migration-params.json';
    t.judge(found === PLAIN.orgName ? undefined : { reason: 'other', expected, actual, at }, scene.run);
  },
});

export const paramsLevels = check<MigrationTarget>()({
  proves: 'MIG-CL-032',
  needs: ['argv'],
  reasons: {
    'not-as-declared': 'the parameters file has other levels than declared',
  },
  run: async (tool, t) => {
    const { dao } = await t.use(usageExample);
    if ((await nameOf(dao)) !== EXAMPLE_PARAMS.orgName) t.inconclusive('the parameters file was not used (MIG-CL-023)');
    const file = Object(jsonOf(tool.paramsText({ default: EXAMPLE_PARAMS }, dao.stage.network)));
    t.judge(once(t.chose('params-file', 'default' in file ? 'by-network' : 'flat')), dao.run);
  },
});

const WRITTEN = ['Avatar', 'NativeToken', 'NativeReputation'] as const;

export const usageExampleWorks = check<MigrationTarget>()({
  proves: 'MIG-CL-031',
  needs: ['argv'],
  reasons: {
    failed: 'the usage example, or a base by the same options, does not succeed',
    missing: 'the usage example does not write its result into `migration.json`',
    'no-code': 'an address that it wrote is not on the chain',
  },
  run: async (_tool, t) => {
    const { dao } = await t.use(usageExample);
    for (const name of WRITTEN) {
      const address = dao.result?.result.dao?.[name];
      const there = (await dao.views.codeAt(address)) !== '0x';
      const at = `dao.${name}`;
      const expected = 'the address of a contract';
      t.judge(there ? undefined : { reason: 'no-code', expected, actual: String(address), at }, dao.run);
    }
  },
});
