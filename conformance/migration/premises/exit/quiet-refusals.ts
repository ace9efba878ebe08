/** What a command cannot do, said with `--quiet`. */

import { premise } from '../../../core/check/premise.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type CommandRun, runCommandOnBase, usualArgs } from '../runs/command-on-base.ts';
import { isolatedBase, placeOnBase } from '../runs/isolated-base.ts';
import { transactionsSentBy } from '../runs/sent-transactions.ts';

/** What a command cannot do, said with `--quiet`: a file that is not there, an unknown core version, a key that is none. */
const REFUSED_COMMANDS = [
  { at: '--params', args: ['dao', '--quiet', '--params', 'nowhere.json'], without: [] },
  { at: '--private-key', args: ['base', '--quiet', '--private-key', '0x1234'], without: ['private-key'] },
] as const;

interface QuietRefusal extends CommandRun {
  readonly at_: string;
}

/** Those that sent nothing: a tool that takes them has failed elsewhere. */
export const quietRefusals = premise<MigrationTarget>()({
  name: 'quiet-refusals',
  find: async (tool, t): Promise<readonly QuietRefusal[]> => {
    const on = await t.use(isolatedBase);
    const target = tool as MigrationTarget & Required<Pick<MigrationTarget, 'argv'>>;
    const said: QuietRefusal[] = [];
    for (const { at, args, without } of REFUSED_COMMANDS) {
      const place = await placeOnBase(tool, on, args[0] === 'dao' ? 'dao' : 'base');
      said.push({
        at_: at,
        ...(await runCommandOnBase(target, on, [...args, ...usualArgs(tool, on, without)], place)),
      });
    }
    return said.filter(({ record, run }) => transactionsSentBy(record) === 0 && run.ended.by !== 'limit');
  },
});
export const NONE_REFUSED_TEXT = 'it takes a missing file, and a key that is none';
