import { check } from '../../../core/check/check.ts';
import { repeatedLine, stackTrace } from '../../oracle/output/error-text.ts';
import { NONE_REFUSED_TEXT, quietRefusals } from '../../premises/exit/quiet-refusals.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const conciseError = check<MigrationTarget>()({
  proves: 'MIG-EX-005',
  needs: ['argv'],
  reasons: { trace: 'an error comes with a stack trace', twice: 'an error is said twice' },
  run: async (_tool, t) => {
    await t.each(
      await t.use(quietRefusals),
      ({ at_: at, run }) => {
        const said = `${run.stderr.text}\n${run.stdout.text}`;
        const trace = stackTrace(said);
        if (trace) t.judge({ reason: 'trace', expected: 'a sentence for a person', actual: trace, at }, run);
        const again = repeatedLine(said);
        t.judge(again ? { reason: 'twice', expected: 'it once', actual: `twice: ${again}`, at } : undefined, run);
      },
      NONE_REFUSED_TEXT,
    );
  },
});
