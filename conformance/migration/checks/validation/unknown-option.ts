import { check } from '../../../core/check/check.ts';
import { runCommandOnBase, usualArgs } from '../../premises/runs/command-on-base.ts';
import { isolatedBase, placeOnBase } from '../../premises/runs/isolated-base.ts';
import { REFUSAL_REASONS, refusalDefect, refusalEvidence, refusedRun } from '../../premises/validation/refusal.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const CASES = [
  { mistake: 'an option that does not exist', words: ['base', '--frobnicate'] },
  { mistake: 'a command that does not exist', words: ['frobnicate'] },
];

export const unknownOption = check<MigrationTarget>()({
  // MIG-VA-011 (must): An option or a command that does not exist is refused before any transaction. [posix, "1.4, OPTIONS"]
  proves: 'MIG-VA-011',
  needs: ['argv'],
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const isolated = await t.use(isolatedBase);
    await t.each(CASES, async ({ mistake, words }) => {
      const place = await placeOnBase(tool, isolated, 'base');
      const scene = await runCommandOnBase(tool, isolated, [...words, ...usualArgs(tool, isolated)], place);
      const refused = refusedRun(mistake, words.join(' '), scene);
      t.judge(refusalDefect(refused), refusalEvidence(refused));
    });
  },
});
