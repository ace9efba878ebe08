import type { OpenedTarget, TargetContext } from '../../command/opened-target.ts';
import { redactCommand } from '../../command/secrets/command-secrets.ts';
import { errorLines } from '../../core/text/error-lines.ts';
import type { Problem } from '../../core/text/error-section.ts';
import { LabError } from '../../lab/lab-error.ts';
import { missingFile } from '../../lab/program/command-paths.ts';
import { programEndText } from '../../lab/program/program-result.ts';
import { migrationTarget } from '../target/migration-tool.ts';
import { toolName } from '../target/names.ts';
import type { Run } from '../target/run.ts';
import type { MigrationJobTarget } from './job-target.ts';

/** The exit codes of a shell for a file that is not executable, and for a program that does not exist. */
const NO_PROGRAM = [126, 127];
/** The call by which module-host.ts only looks for the library. */
const NO_MEMBER = '';

/** Members of a library. It must have at least one of them. */
const MEMBERS = ['migrateBase', 'migrateDAO', 'migrate', 'migration', 'LocalChain'];

/** Opens a migration tool with its lab. */
export function openMigration({ tool, ...settings }: MigrationJobTarget, { time }: TargetContext): OpenedTarget {
  const target = migrationTarget({ ...tool, ...settings, time });
  return {
    target,
    secrets: target.secrets,
    unreached: async ({ checks }) =>
      // Without a check that needs it, the image is not pulled.
      checks.some(({ needs }) => needs.includes('image')) ? noContainer(await target.image?.unready()) : undefined,
    begin: async () => {
      const { argv, call, image } = target;
      const noEngine = await image?.misnamed();
      if (noEngine !== undefined || !(argv || call)) return noContainer(noEngine);
      const stage = await target.stage().catch(noChain);
      if (typeof stage === 'string') return { sentence: stage, section: 'no-chain-can-be-opened' };
      const noCommand = argv && noProgram(await argv(['--version'], await stage.place()), tool.command!, tool.cwd);
      const called = call && (await call(NO_MEMBER, [], await stage.place()));
      await stage.close();
      if (noCommand) return notRun(`--command ${redactCommand(tool.command!)}: ${noCommand}`);
      if (called && tool.libraryCommand !== undefined) {
        const missing = noProgram(called, tool.libraryCommand, tool.cwd);
        return missing === undefined
          ? undefined
          : notRun(`--library-command ${redactCommand(tool.libraryCommand)}: ${missing}`);
      }
      const missing = called && noLibrary(called);
      return missing === undefined ? undefined : { sentence: moduleSentence(tool, missing) };
    },
    close: () => target.close(),
  };
}

const notRun = (sentence: string): Problem => ({ sentence, section: 'a-program-cannot-be-run' });

const noContainer = (sentence: string | undefined): Problem | undefined =>
  sentence === undefined ? undefined : { sentence, section: 'no-container-can-be-started' };

/** The reason why no chain can be opened: packages that do not load, settings that Hardhat refuses. */
function noChain(cause: unknown): string {
  if (!(cause instanceof LabError)) throw cause;
  const lines = cause.message.split('\n').map((line) => line.replace(/^[\s*]+/, '').trimEnd());
  return `no chain could be opened to judge the tool on: ${lines.filter((line) => line !== '').join(' ')}`;
}

/** The reason why a command line cannot run: its program does not exist, or a file among its arguments does not. */
function noProgram({ ended, stderr }: Run, command: string, cwd: string): string | undefined {
  if (ended.by !== 'exit' || ended.code === 0) return undefined;
  if (NO_PROGRAM.includes(ended.code)) return `there is no such program: ${firstLine(stderr.text)}`;
  const file = missingFile(cwd, command);
  return file === undefined ? undefined : `there is no file ${file}: ${errorLines(stderr.text, 1).join()}`;
}

/** A sentence on a module without a library: the expected export, the actual one, and the remedy. */
function moduleSentence({ module, names }: MigrationJobTarget['tool'], actual: string): string {
  const { specifier, export: name } = module!;
  const member = MEMBERS.map((member) => toolName(names?.library, member)).find((name) => name !== undefined);
  const help = !actual.startsWith('no export')
    ? `mend it until this command loads it in this folder: node -e 'import(${JSON.stringify(specifier)})'`
    : actual.endsWith('nor any other')
      ? 'export the library from it'
      : 'name it by --export NAME';
  return `--module ${specifier}: expected a module whose export "${name}" has ${member}; found ${actual}; ${help}`;
}

/** The reason why a module gives no library: the error of its import, or the end of its process. */
function noLibrary({ rejected, ended, stderr, ...run }: Run): string | undefined {
  if (rejected !== undefined) return firstLine(rejected).replace(/^TypeError: it has no export/, 'no export');
  if ('returned' in run) return undefined;
  const errorLine = firstLine(stderr.text);
  return `that its import ends the process (${programEndText(ended)})${errorLine === '' ? '' : `: ${errorLine}`}`;
}

const firstLine = (text: string): string => text.trim().split('\n')[0]!;
