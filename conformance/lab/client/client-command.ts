import type { ExchangeId } from '../../core/target/answer.ts';
import type { OwnPlace } from '../place/own-place.ts';
import type { Place } from '../place/place.ts';
import { commandForAnyFolder } from '../program/command-paths.ts';
import { type ProgramResult, programEndText } from '../program/program-result.ts';
import type { ProgramRunner } from '../program/program-runner.ts';
import type { ClientRuns } from './client-runs.ts';
import { filledCommand } from './placeholders.ts';
import type { Seen } from './seen.ts';

/** A client that is run by its command line. */
export interface ClientCommand {
  /** A command line for `/bin/sh` with words in braces. Its relative paths are relative to `cwd`. */
  readonly command: string;
  readonly cwd: string;
  /** The text by which it refuses, whatever its exit code is. */
  readonly refusal?: RegExp;
  readonly timeoutMs: number;
  readonly program: ProgramRunner;
  readonly runs: ClientRuns;
  /** Makes the folders of a run. */
  readonly place: () => OwnPlace;
  /** Puts what it reads behind a socket. */
  readonly serve: (
    handler: (request: Request) => Promise<Response>,
  ) => Promise<{ readonly url: string; close(): Promise<void> }>;
}

/** How much of a stream is recorded. */
const SHOWN_CHARS = 4000;

/** A run that has been recorded. */
export interface RecordedRun {
  readonly result: ProgramResult;
  readonly exchange: ExchangeId;
}

/** Runs a command whose placeholders have these values, and records the run. */
export async function runProgram(
  { command, cwd, program, runs }: Pick<ClientCommand, 'command' | 'cwd' | 'program' | 'runs'>,
  values: Readonly<Record<string, string>>,
  at: Place,
): Promise<RecordedRun> {
  const filled = filledCommand(commandForAnyFolder(cwd, command), values);
  const record = runs.begin();
  try {
    const result = await program(['/bin/sh', '-c', filled], at);
    const { ended, stdout, stderr } = result;
    record.end({
      argv: [filled],
      stdin: 'closed',
      ended: programEndText(ended),
      stdout: shown(stdout.text),
      stderr: shown(stderr.text),
    });
    return { result, exchange: record.id };
  } finally {
    record.end();
  }
}

/** The end of a long text. */
const shown = (text: string): string =>
  text.length <= SHOWN_CHARS ? text : `…${text.slice(-SHOWN_CHARS)}`.toWellFormed();

/** The verdict of a client by the end of its run: it is content if it ends with 0 and prints no refusal. */
export function verdictOfRun({ result, exchange }: RecordedRun, refusal: RegExp | undefined): Seen {
  const { ended, stdout, stderr } = result;
  const text = programEndText(ended);
  const said = refusal?.exec(`${stdout.text}\n${stderr.text}`)?.[0];
  const is = { exchange: () => exchange };
  if (said !== undefined) return { ...is, content: false, ended: `${text}, with the refusal ${JSON.stringify(said)}` };
  if (ended.by === 'limit') return { ...is, content: false, ended: text, unfinished: unfinishedText(ended.limit) };
  return { ...is, content: ended.by === 'exit' && ended.code === 0, ended: text };
}

/** Why a run that was cut off shows nothing. */
function unfinishedText(limit: 'time' | 'output' | 'folder' | 'asked'): string {
  return limit === 'time'
    ? 'a run was cut off before the client had said whether it is content; --timeout gives each run more time'
    : `a run was cut off before the client had said whether it is content (${limit})`;
}
