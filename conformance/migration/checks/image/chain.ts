import { check } from '../../../core/check/check.ts';
import { baseInResult, containerRun } from '../../premises/chains/container-run.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const chain = check<MigrationTarget>()({
  // MIG-IM-001 (must): The image runs a local chain that has code at every address of its base migration. [interface, "Container
  //   image"]
  proves: 'MIG-IM-001',
  needs: ['image'],
  reasons: {
    closed: 'a container ends before its chain answers',
    silent: 'nothing answers JSON-RPC at the port of a container',
    'no-code': 'its chain has no code at an address of the base in its `migration.json`',
  },
  run: async (tool, t) => {
    const { run, port, answeredMs, ran, files, codes } = await t.use(containerRun);
    const expected = 'a chain that answers JSON-RPC';
    if (!ran) t.fail({ reason: 'closed', expected, actual: runSummary(run) }, run);
    const silence = `no answer to eth_chainId within ${tool.image.withinMs / 1000} s`;
    if (answeredMs === undefined)
      t.fail({ reason: 'silent', expected, actual: silence, at: `port ${port} of the container` }, run);
    if (!baseInResult(tool, files.get('migration.json')))
      t.inconclusive('no base can be read in its migration.json, so that the addresses of its contracts are unknown');
    await t.each(
      codes,
      ([name, code]) => {
        const noCode = { reason: 'no-code' as const, expected: 'code', actual: 'no code', at: `base.${name}` };
        t.judge(code === '0x' && noCode, run);
      },
      'its `migration.json` has a base without contracts',
    );
  },
});
