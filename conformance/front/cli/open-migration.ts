import { type Run, sayEnded } from '../../core/migration-target.ts';
import { migrationTarget } from '../library/migration-target.ts';
import type { MigrationJobTarget } from './job.ts';
import type { Opened, Surroundings } from './open-target.ts';

/** What a shell ends with where there is no such program, or where it is none. */
const NO_PROGRAM = [126, 127];
/** What our program that has a module takes for the question whether there is a library. */
const NO_MEMBER = '';

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
      const { argv, call } = target;
      if (!argv && !(call && tool.module)) return undefined;
      const stage = await target.stage();
      const noCommand = argv && noProgram(await argv(['--version'], await stage.place()));
      const noModule = call && tool.module && noLibrary(await call(NO_MEMBER, [], await stage.place()));
      await stage.close();
      if (noCommand) return `--command ${tool.command}: there is no such program: ${noCommand}`;
      return noModule && `--module ${tool.module?.specifier}: ${noModule}`;
    },
    close: () => target.close(),
  };
}

function noProgram({ ended, stderr }: Run): string | undefined {
  return ended.by === 'exit' && NO_PROGRAM.includes(ended.code) ? firstLine(stderr.text) : undefined;
}

/** Why a module gives no library: what importing it threw, or how its process ended. */
function noLibrary({ rejected, ended, stderr, ...run }: Run): string | undefined {
  if (rejected !== undefined) return firstLine(rejected);
  if ('returned' in run) return undefined;
  const said = firstLine(stderr.text);
  return `its import ends the process (${sayEnded(ended)})${said === '' ? '' : `: ${said}`}`;
}

const firstLine = (text: string): string => text.trim().split('\n')[0]!;
