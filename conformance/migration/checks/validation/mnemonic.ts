import { check } from '../../../core/check/check.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { isolatedBase, runStepOnBase } from '../../premises/runs/isolated-base.ts';
import { REFUSAL_REASONS, refusalDefect, refusalEvidence, refusedRun } from '../../premises/validation/refusal.ts';
import { inEachStep } from '../../premises/validation/validated-steps.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const CASES = [
  { mistake: 'a mnemonic of two words', words: 'legal winner' },
  { mistake: 'a mnemonic with a word that is in no list', words: `${'abandon '.repeat(11)}touchstone` },
  { mistake: 'a mnemonic whose checksum is wrong', words: 'abandon '.repeat(12).trim() },
];

export const mnemonic = check<MigrationTarget>()({
  // MIG-VA-009 (must): A mnemonic whose words or checksum are wrong is refused before any transaction. [bip39, "Generating the
  //   mnemonic"]
  proves: 'MIG-VA-009',
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const isolated = await t.use(isolatedBase);
    await t.each(inEachStep(CASES), async ({ step, mistake, words }) => {
      const options = { params: PLAIN_BY_NETWORK, privateKey: undefined, mnemonic: words };
      const refused = refusedRun(mistake, `${step} --mnemonic`, await runStepOnBase(tool, isolated, { step, options }));
      t.judge(refusalDefect(refused), refusalEvidence(refused));
    });
  },
});
