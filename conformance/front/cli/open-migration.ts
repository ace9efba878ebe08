import { migrationTarget } from '../library/migration-target.ts';
import type { MigrationJobTarget } from './job.ts';
import type { Opened, Surroundings } from './open-target.ts';

/** What a shell ends with where there is no such program, or where it is none. */
const NO_PROGRAM = [126, 127];

/** Opens a migration tool, with the lab in which it is judged. */
export function openMigration({ tool, ...said }: MigrationJobTarget, { time }: Surroundings): Opened {
  const target = migrationTarget({ ...tool, ...said, time });
  return {
    target,
    secrets: [],
    unreached: async ({ checks }) =>
      // An image need not be got for checks that do not ask for it.
      checks.some(({ needs }) => needs.includes('image')) ? target.image?.unready() : undefined,
    begin: async () => {
      if (!target.argv) return undefined;
      const stage = await target.stage();
      const ran = await target.argv(['--version'], await stage.place());
      await stage.close();
      if (ran.ended.by !== 'exit' || !NO_PROGRAM.includes(ran.ended.code)) return undefined;
      return `--command ${tool.command}: there is no such program: ${ran.stderr.text.trim().split('\n')[0]}`;
    },
    close: () => target.close(),
  };
}
