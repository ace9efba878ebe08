import { check } from '../../../core/check/check.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { REFUSAL_REASONS, refusalDefect, refusalEvidence, refusedRun } from '../../premises/validation/refusal.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Result files that cannot be written or read: the option, and the files in its way. */
const WRONG_OUTPUTS: readonly {
  readonly mistake: string;
  readonly output: string;
  readonly files: Record<string, string>;
}[] = [
  { mistake: 'an output file that is a folder', output: 'taken', files: { 'taken/by-another': '' } },
  { mistake: 'an output file below a file', output: 'a-file/result.json', files: { 'a-file': '' } },
  { mistake: 'an output file that is not JSON', output: 'broken.json', files: { 'broken.json': '{ "base": {' } },
];

export const output = check<MigrationTarget>()({
  // MIG-VA-007 (must): An output file that cannot be written, or that exists and cannot be read, is refused before any
  //   transaction. [durable-deploy, "Validation before spending"]
  proves: 'MIG-VA-007',
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const isolated = await t.use(isolatedBase);
    await t.each(WRONG_OUTPUTS, async ({ mistake, output: name, files }) => {
      const options = { params: PLAIN_BY_NETWORK, output: name };
      const scene = await runStepOnBase(tool, isolated, { step: 'base', options, place: { files } });
      const refused = refusedRun(mistake, `--output ${name}`, scene);
      t.judge(refusalDefect(refused), refusalEvidence(refused));
    });
  },
});
