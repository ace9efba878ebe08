import { check } from '../../../core/check/check.ts';
import { containerRun, firstAnsweringPort } from '../../premises/chains/container-run.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** What an engine ends with where what a container is to run is not there, or cannot be run (docker run, "Exit status"). */
const NOT_RUN = [126, 127];
/** A chain that is told of another port may first come up at its usual one, and take several times as long. */
const LONGER = { times: 3, ms: 5000 };

export const takesArguments = check<MigrationTarget>()({
  proves: 'MIG-IM-002',
  needs: ['image'],
  reasons: {
    ignored: 'its chain does not listen at the port that an argument names',
    'replaces-command': 'arguments stand in the place of its command, so that nothing runs',
  },
  run: async (tool, t) => {
    const option = tool.image.optionOf('port');
    if (option === undefined) t.notApplicable('its emulator has no option for its port');
    const { port, answeredMs } = await t.use(containerRun);
    if (answeredMs === undefined) return t.inconclusive('no chain was opened that answers');
    const other = port + 1;
    const args = [`--${option}`, String(other)];
    const container = await tool.image.start(args, [port, other], t.signal);
    const said = args.join(' ');
    if (!('close' in container)) return ended(container);
    const patienceMs = Math.min(tool.image.withinMs, answeredMs * LONGER.times + LONGER.ms);
    const found = await firstAnsweringPort(container, [other], patienceMs, t);
    // Only a chain that is there, and elsewhere, has not heard.
    const usual = found === 'silent' ? await firstAnsweringPort(container, [port], 0, t) : undefined;
    const run = await container.close();
    if (found === 'ended') return ended(run);
    if (found === 'silent' && usual !== port) t.inconclusive(`with ${said} it answers nowhere: ${runSummary(run)}`);
    const expected = `a chain at port ${other}`;
    const defect = { reason: 'ignored' as const, expected, actual: `one at port ${port}`, at: said };
    t.judge(found === other ? undefined : defect, run);

    function ended(of: typeof run): void {
      const nothing = of.ended.by === 'exit' && NOT_RUN.includes(of.ended.code);
      const instead = { reason: 'replaces-command' as const, expected: 'a chain', actual: runSummary(of), at: said };
      if (nothing) t.judge(instead, of);
      t.inconclusive(
        `with ${said} the container ends (${runSummary(of)}): where its emulator calls that otherwise, ` +
          'names.emulator.port in touchstone.yaml says how',
      );
    }
  },
});
