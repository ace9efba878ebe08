import { check } from '../../../core/check/check.ts';
import { runCommandOnBase, usualArgs } from '../../premises/runs/command-on-base.ts';
import { isolatedBase, placeOnBase } from '../../premises/runs/isolated-base.ts';
import { REFUSAL_REASONS, refusalDefect, refusalEvidence, refusedRun } from '../../premises/validation/refusal.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const CASES = [
  { what: 'an option that does not exist', words: ['base', '--frobnicate'] },
  { what: 'a command that does not exist', words: ['frobnicate'] },
];

export const unknownOption = check<MigrationTarget>()({
  proves: 'MIG-VA-011',
  needs: ['argv'],
  reasons: REFUSAL_REASONS,
  run: async (tool, t) => {
    const on = await t.use(isolatedBase);
    await t.each(CASES, async ({ what, words }) => {
      const place = await placeOnBase(tool, on, 'base');
      const scene = await runCommandOnBase(tool, on, [...words, ...usualArgs(tool, on)], place);
      const refused = refusedRun(what, words.join(' '), scene);
      t.judge(refusalDefect(refused), refusalEvidence(refused));
    });
  },
});
