import { check } from '../../../core/check/check.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { judgeRefusals, REFUSAL_REASONS, type RefusedRun, refusedRun } from '../../premises/validation/refusal.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Result files that cannot be written, or read: `output`, and what stands in its way. */
export const WRONG_OUTPUTS: readonly {
  readonly what: string;
  readonly output: string;
  readonly files: Record<string, string>;
}[] = [
  { what: 'an output file that is a folder', output: 'taken', files: { 'taken/by-another': '' } },
  { what: 'an output file below a file', output: 'a-file/result.json', files: { 'a-file': '' } },
  { what: 'an output file that is no JSON', output: 'broken.json', files: { 'broken.json': '{ "base": {' } },
];

export const output = check<MigrationTarget>()({
  proves: 'MIG-VA-007',
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const on = await t.use(isolatedBase);
    await judgeRefusals(t, WRONG_OUTPUTS, async ({ what, output: to, files }): Promise<RefusedRun> => {
      const act = { step: 'base', options: { params: PLAIN_BY_NETWORK, output: to }, place: { files } } as const;
      return refusedRun(what, `--output ${to}`, await runStepOnBase(tool, on, act));
    });
  },
});
