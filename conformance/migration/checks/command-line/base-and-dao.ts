import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { baseAndDaoRun } from '../../premises/command-line/base-and-dao-run.ts';
import { optionsRun } from '../../premises/command-line/options-run.ts';
import { undeployedDefect } from '../../premises/contracts/deployed-address.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const baseAndDao = check<MigrationTarget>()({
  // MIG-CL-001 (must): Without a command, the tool migrates the base and the example DAO. [interface, "Command line"]
  proves: 'MIG-CL-001',
  needs: ['argv'],
  reasons: {
    failed: 'without a command it does not succeed',
    missing: 'without a command `base` or `dao` is not in the result file',
    'no-code': 'a contract of the result is not on the chain',
  },
  owns: [reasonsOf(baseAndDaoRun, 'failed', 'missing'), reasonsOf(optionsRun, 'failed', 'missing')],
  run: async (_tool, t) => {
    const scene = await t.use(baseAndDaoRun);
    await t.use(optionsRun);
    const addresses = [...Object.entries(scene.base), ['dao.Avatar', scene.dao.Avatar] as const];
    await t.each(addresses, async ([at, address]) => t.judge(await undeployedDefect(scene, address, at), scene.run));
  },
});
