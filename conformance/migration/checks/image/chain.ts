import { check } from '../../../core/check/check.ts';
import { baseInResult, containerRun } from '../../premises/chains/container-run.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const chain = check<MigrationTarget>()({
  proves: 'MIG-IM-001',
  needs: ['image'],
  reasons: {
    closed: 'a container of it ends before its chain answers',
    silent: 'nothing answers JSON-RPC at the port of a container of it',
    'no-code': 'its chain has no code at an address of the base in its `migration.json`',
  },
  run: async (tool, t) => {
    const { run, port, answeredMs, ran, files, codes } = await t.use(containerRun);
    const expected = 'a chain that answers JSON-RPC';
    const at = `port ${port} of the container`;
    if (!ran) t.judge({ reason: 'closed', expected, actual: runSummary(run) }, run);
    const within = tool.image.withinMs / 1000;
    if (answeredMs === undefined)
      t.judge({ reason: 'silent', expected, actual: `no answer to eth_chainId within ${within} s`, at }, run);
    if (!baseInResult(tool, files.get('migration.json')))
      t.inconclusive('no base can be read in its migration.json, so nobody knows where its contracts are');
    await t.each(
      codes,
      ([name, code]) => {
        const defect = { reason: 'no-code' as const, expected: 'code', actual: 'none', at: `base.${name}` };
        t.judge(code === '0x' ? defect : undefined, run);
      },
      'its `migration.json` has a base without contracts',
    );
  },
});
