import type { OpenedTarget, TargetContext } from '../../command/opened-target.ts';
import { errorLines } from '../../core/text/error-lines.ts';
import { LabError } from '../../lab/lab-error.ts';
import { programEndText } from '../../lab/program/program-result.ts';
import { missingFile } from '../target/command/command-paths.ts';
import { migrationTarget } from '../target/migration-tool.ts';
import { toolName } from '../target/names.ts';
import type { Run } from '../target/run.ts';
import type { MigrationJobTarget } from './job-target.ts';

/** What a shell ends with where there is no such program, or where it is none. */
const NO_PROGRAM = [126, 127];
/** What our program that has a module takes for the question whether there is a library. */
const NO_MEMBER = '';

/** Members of a library, of which one at least is wanted. */
const MEMBERS = ['migrateBase', 'migrateDAO', 'migrate', 'migration', 'LocalChain'];

/** Opens a migration tool, with the lab in which it is judged. */
export function openMigration({ tool, ...said }: MigrationJobTarget, { time }: TargetContext): OpenedTarget {
  const target = migrationTarget({ ...tool, ...said, time });
  return {
    target,
    secrets: target.secrets,
    unreached: async ({ checks }) =>
      // An image need not be got for checks that do not ask for it.
      checks.some(({ needs }) => needs.includes('image')) ? target.image?.unready() : undefined,
    begin: async () => {
      const { argv, call, image } = target;
      const noEngine = await image?.misnamed();
      if (noEngine !== undefined || !(argv || call)) return noEngine;
      const stage = await target.stage().catch(noChain);
      if (typeof stage === 'string') return stage;
      const noCommand = argv && noProgram(await argv(['--version'], await stage.place()), tool.command!, tool.cwd);
      const called = call && (await call(NO_MEMBER, [], await stage.place()));
      await stage.close();
      if (noCommand) return `--command ${tool.command}: ${noCommand}`;
      if (called && tool.libraryCommand !== undefined) {
        const none = noProgram(called, tool.libraryCommand, tool.cwd);
        return none && `--library-command ${tool.libraryCommand}: ${none}`;
      }
      const none = called && noLibrary(called);
      return none && moduleSentence(tool, none);
    },
    close: () => target.close(),
  };
}

/** Why there is no chain to judge a tool on: packages that do not load, settings that Hardhat refuses. */
function noChain(cause: unknown): string {
  if (!(cause instanceof LabError)) throw cause;
  return `no chain could be opened to judge the tool on: ${cause.message.replace(/\s*\n[\s*]*/g, ' ')}`;
}

/** Why a command line runs nothing of the person's: its program is not there, or a file that it is given is not. */
function noProgram({ ended, stderr }: Run, command: string, cwd: string): string | undefined {
  if (ended.by !== 'exit' || ended.code === 0) return undefined;
  if (NO_PROGRAM.includes(ended.code)) return `there is no such program: ${firstLine(stderr.text)}`;
  const file = missingFile(cwd, command);
  return file === undefined ? undefined : `there is no file ${file}: ${errorLines(stderr.text, 1).join()}`;
}

/** What was expected of a module, what was found, and what to do. */
function moduleSentence({ module, names }: MigrationJobTarget['tool'], found: string): string {
  const { specifier, export: name } = module!;
  const member = MEMBERS.map((member) => toolName(names?.library, member)).find((one) => one !== undefined);
  const help = !found.startsWith('no export')
    ? `mend it until this loads it here: node -e 'import(${JSON.stringify(specifier)})'`
    : found.endsWith('nor any other')
      ? 'export the library from it'
      : 'say which it is by --export NAME';
  return `--module ${specifier}: expected a module whose export "${name}" has ${member}; found ${found}; ${help}`;
}

/** Why a module gives no library: what importing it threw, or how its process ended. */
function noLibrary({ rejected, ended, stderr, ...run }: Run): string | undefined {
  if (rejected !== undefined) return firstLine(rejected).replace(/^TypeError: it has no export/, 'no export');
  if ('returned' in run) return undefined;
  const said = firstLine(stderr.text);
  return `that its import ends the process (${programEndText(ended)})${said === '' ? '' : `: ${said}`}`;
}

const firstLine = (text: string): string => text.trim().split('\n')[0]!;
