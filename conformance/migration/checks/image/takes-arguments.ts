import { check } from '../../../core/check/check.ts';
import { containerRun, firstAnsweringPort } from '../../premises/chains/container-run.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';

/** The exit codes of an engine that cannot run the command of a container (docker run, "Exit status"). */
const NOT_RUN = [126, 127];
/** A chain with another port may first open its usual one, and take several times as long. */
const PATIENCE = { factor: 3, ms: 5000 };

export const takesArguments = check<MigrationTarget>()({
  // MIG-IM-002 (must): Arguments of the container are passed to the local chain emulator. [interface, "Container image"]
  proves: 'MIG-IM-002',
  needs: ['image'],
  reasons: {
    ignored: 'its chain does not listen at the port that an argument names',
    'replaces-command': 'arguments replace its command, so that nothing runs',
  },
  run: async (tool, t) => {
    const option = tool.image.optionOf('port');
    if (option === undefined) t.notApplicable('its emulator has no option for its port');
    const { port, answeredMs } = await t.use(containerRun);
    if (answeredMs === undefined) return t.inconclusive('no chain was opened that answers');
    const otherPort = port + 1;
    const args = [`--${option}`, String(otherPort)];
    const at = args.join(' ');
    const judgeEnd = (run: Run): never => {
      const replaced = { reason: 'replaces-command' as const, expected: 'a chain', actual: runSummary(run), at };
      if (run.ended.by === 'exit' && NOT_RUN.includes(run.ended.code)) t.fail(replaced, run);
      return t.inconclusive(
        `with ${at} the container ends (${runSummary(run)}): if its emulator has another name for that option, ` +
          'give it as names.emulator.port in touchstone.yaml',
      );
    };
    const container = await tool.image.start(args, [port, otherPort], t.signal);
    if (!('close' in container)) return judgeEnd(container);
    const patienceMs = Math.min(tool.image.withinMs, answeredMs * PATIENCE.factor + PATIENCE.ms);
    const answering = await firstAnsweringPort(container, [otherPort], patienceMs, t);
    // Only a chain at its usual port has ignored the argument.
    const usual = answering === 'silent' ? await firstAnsweringPort(container, [port], 0, t) : undefined;
    const run = await container.close();
    if (answering === 'ended') judgeEnd(run);
    if (answering === 'silent' && usual !== port) t.inconclusive(`with ${at} it answers nowhere: ${runSummary(run)}`);
    const ignored = { expected: `a chain at port ${otherPort}`, actual: `one at port ${port}`, at };
    t.judge(answering !== otherPort && { reason: 'ignored', ...ignored }, run);
  },
});
