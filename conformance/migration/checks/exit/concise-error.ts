import { check } from '../../../core/check/check.ts';
import { repeatedLine, stackTrace } from '../../oracle/output/error-text.ts';
import { NO_REFUSAL_TEXT, quietRefusals } from '../../premises/exit/quiet-refusals.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const conciseError = check<MigrationTarget>()({
  // MIG-EX-005 (should): The tool says only once what went wrong, and without a stack trace. [durable-deploy, "Exit and errors"]
  proves: 'MIG-EX-005',
  needs: ['argv'],
  reasons: { trace: 'an error comes with a stack trace', twice: 'an error is printed twice' },
  run: async (_tool, t) => {
    await t.each(
      await t.use(quietRefusals),
      ({ option, run }) => {
        const output = `${run.stderr.text}\n${run.stdout.text}`;
        const trace = stackTrace(output);
        if (trace) t.fail({ reason: 'trace', expected: 'a sentence for a person', actual: trace, at: option }, run);
        const line = repeatedLine(output);
        const twice = { expected: 'the error once', actual: `twice: ${line}`, at: option };
        t.judge(line ? { reason: 'twice', ...twice } : undefined, run);
      },
      NO_REFUSAL_TEXT,
    );
  },
});
