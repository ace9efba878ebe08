/** Commands that cannot be carried out, with `--quiet`. */

import { premise } from '../../../core/check/premise.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { requireCommandLine } from '../command-line/run-command.ts';
import { type CommandRun, runCommandOnBase, usualArgs } from '../runs/command-on-base.ts';
import { isolatedBase, placeOnBase } from '../runs/isolated-base.ts';
import { transactionsSentBy } from '../runs/sent-transactions.ts';

/** A parameters file that does not exist, and a private key that is too short. */
const REFUSED_COMMANDS = [
  { option: '--params', args: ['dao', '--quiet', '--params', 'nowhere.json'], without: [] },
  { option: '--private-key', args: ['base', '--quiet', '--private-key', '0x1234'], without: ['private-key'] },
] as const;

interface QuietRefusal extends CommandRun {
  /** The option with the wrong value. */
  readonly option: string;
}

/** The commands that sent nothing. MIG-VA-001 and MIG-VA-008 judge those that were carried out. */
export const quietRefusals = premise<MigrationTarget>()({
  name: 'quiet-refusals',
  find: async (any, t): Promise<readonly QuietRefusal[]> => {
    const tool = requireCommandLine(any, t);
    const on = await t.use(isolatedBase);
    const refusals: QuietRefusal[] = [];
    for (const { option, args, without } of REFUSED_COMMANDS) {
      const place = await placeOnBase(tool, on, args[0]);
      const refusal = await runCommandOnBase(tool, on, [...args, ...usualArgs(tool, on, without)], place);
      refusals.push({ option, ...refusal });
    }
    return refusals.filter(({ record, run }) => transactionsSentBy(record) === 0 && run.ended.by !== 'limit');
  },
});
export const NO_REFUSAL_TEXT = 'it accepts a parameters file that does not exist, and a key that is too short';
