import { type Kind, load, namesOf } from '../../self-test/rigs.ts';
import { usage } from '../usage.ts';

/** `touchstone faults list`, `touchstone variants list`. */
export async function listRigs(kind: Kind, suite: string | undefined, options: { json?: boolean }): Promise<void> {
  if (suite !== undefined && suite !== 'log') usage(`there is no suite "${suite}"; there is: log`);
  const rows = await Promise.all(
    namesOf(kind, 'log').map(async (name) => {
      const { install: _install, needs: _needs, ...facts } = await load(kind, 'log', name);
      return { name, ...facts };
    }),
  );
  if (options.json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  else
    for (const row of rows) {
      process.stdout.write(`${row.name}: ${row.text}\n`);
      process.stdout.write(
        `    ${row.kind === 'fault' ? `caught by ${row.caughtBy.join(', ')}` : `allowed by ${row.cites}`}\n`,
      );
    }
}
