import { programs } from '../../lab/program.ts';
import { stages } from '../../lab/stage.ts';
import { migrationTarget } from '../../target/migration/open.ts';
import { moduleArgv } from '../library/module-argv.ts';
import type { MigrationJobTarget } from './job.ts';
import type { Opened, Surroundings } from './open-target.ts';

/** What a shell ends with where there is no such program, or where it is none. */
const NO_PROGRAM = [126, 127];

/** Opens a migration tool, with the lab in which it is judged. */
export function openMigration({ tool, timeoutMs, ...said }: MigrationJobTarget, { time }: Surroundings): Opened {
  const { module, libraryCommand, resetCommand, watched, ...options } = tool;
  const { open, close } = stages({ watched, timeoutMs });
  const library = module ? moduleArgv(module.specifier, module.export, tool.cwd) : shell(libraryCommand);
  const reset = shell(resetCommand);
  const target = migrationTarget({
    ...options,
    ...said,
    time,
    program: programs(),
    stage: open,
    ...(library ? { library } : {}),
    ...(reset ? { reset } : {}),
  });
  return {
    target,
    secrets: [],
    begin: async () => {
      if (!target.argv) return undefined;
      const stage = await open();
      const ran = await target.argv(['--version'], await stage.place());
      await stage.close();
      if (ran.ended.by !== 'exit' || !NO_PROGRAM.includes(ran.ended.code)) return undefined;
      return `--command ${tool.command}: there is no such program: ${ran.stderr.text.trim().split('\n')[0]}`;
    },
    close: async () => {
      await target.close();
      await close();
    },
  };
}

function shell(command: string | undefined): readonly [string, ...string[]] | undefined {
  return command === undefined ? undefined : ['/bin/sh', '-c', command];
}
