import { randomUUID } from 'node:crypto';
import type { Place } from '../../../lab/place/place.ts';
import type { ProgramRunner } from '../../../lab/program/program-runner.ts';
import type { MigrationOptions, MigrationStep } from '../migration-options.ts';
import { type Names, toolName, withToolNames } from '../names.ts';
import { type ParamsForm, paramsByNetwork } from '../params-file.ts';
import type { Run } from '../run.ts';
import type { RunRecorder } from '../run-recorder.ts';
import { callInProcess, type LibraryInProcess, openChainInProcess } from './in-process.ts';
import type { LocalChainMember, OpenLocalChain } from './local-chain.ts';
import {
  LIBRARY_PROTOCOL,
  type LibraryAnswer,
  type LibraryCall,
  libraryAnswerIn,
  libraryCallText,
} from './protocol.ts';

/** A tool's library: in a process of its own for each call, or in this process. */
export interface ToolLibrary {
  /** A program that speaks the protocol of spec/migration/library.md; or the object itself, in this process. */
  readonly argv: readonly [string, ...string[]] | LibraryInProcess;
  readonly names: Names;
  readonly form: ParamsForm;
  readonly program: ProgramRunner;
  readonly runs: RunRecorder;
}

const MEMBERS = { base: 'migrateBase', dao: 'migrateDAO', demo: 'migrateDemoTest', all: 'migrate' } as const;

/** The step that a member of the library migrates; undefined for a member that migrates nothing. */
export function stepOfMember(member: string): MigrationStep | undefined {
  return (Object.keys(MEMBERS) as MigrationStep[]).find((step) => MEMBERS[step] === member);
}

/** Migrates a step by the library. */
export function migrateByLibrary(
  way: ToolLibrary,
  step: MigrationStep,
  options: MigrationOptions,
  at: Place,
): Promise<Run> {
  const { paramsFile: _file, params, ...rest } = options;
  for (const secret of [options.privateKey, options.mnemonic]) if (secret) way.runs.hide(String(secret));
  const migrationOptions =
    params === undefined ? rest : { ...rest, params: paramsByNetwork(params, way.names, way.form) };
  return callLibrary(way, MEMBERS[step], [withToolNames(way.names.libraryOptions, migrationOptions)], at);
}

/** Calls a member with unchanged arguments. `argv`: the arguments of its process. */
export async function callLibrary(
  way: ToolLibrary,
  member: string,
  args: readonly unknown[],
  at: Place,
  argv?: readonly string[],
): Promise<Run> {
  const program = way.argv;
  if ('object' in program) return callInProcess(program, member, args, at);
  const { call, id, says } = questionOf(way, member, args, argv);
  return way.runs.record({ call, args: argv ?? args }, at, async () =>
    withAnswer(await way.program(program, { ...at, stdin: { says } }), id),
  );
}

/** Opens a local chain of the library, which runs until it is closed. Gives the run if the program ended without a chain. */
export async function openLocalChain(
  way: ToolLibrary,
  as: LocalChainMember,
  args: readonly unknown[],
  at: Place,
  ownPort?: number,
): Promise<OpenLocalChain | Run> {
  const program = way.argv;
  if ('object' in program) return openChainInProcess(program, as, args, at, ownPort);
  const { call, id, says } = questionOf(way, `LocalChain.${as}`, args, undefined, ownPort);
  const close = new AbortController();
  const answerLine = Promise.withResolvers<LibraryAnswer>();
  const onOutput = (text: string) => {
    // A line without its end is not the whole answer yet.
    const { answer } = libraryAnswerIn({ stdout: { text: text.slice(0, text.lastIndexOf('\n') + 1), size: 0 } }, id);
    if (answer !== undefined) answerLine.resolve(answer);
  };
  const run = way.runs.record({ call, args }, at, async () =>
    withAnswer(await way.program(program, { ...at, heard: onOutput, stdin: { says, until: close.signal } }), id),
  );
  const first = await Promise.race([answerLine.promise, run]);
  const rpc = first && 'value' in first ? localUrl(Object(first.value).rpc) : undefined;
  const stop = (): Promise<Run> => {
    close.abort();
    return run;
  };
  return rpc === undefined ? stop() : { rpc, close: stop };
}

function questionOf(
  way: ToolLibrary,
  member: string,
  args: readonly unknown[],
  argv?: readonly string[],
  ownPort?: number,
) {
  const words = member.split('.').map((word) => toolName(way.names.library, word) ?? word);
  const [call, id] = [words.join('.'), randomUUID()];
  const question: LibraryCall = {
    touchstone: id,
    version: LIBRARY_PROTOCOL,
    call,
    arguments: args,
    ...(argv ? { argv } : {}),
    ...(ownPort === undefined ? {} : { ownPort }),
  };
  return { call, id, says: libraryCallText(question) };
}

function withAnswer<R extends Pick<Run, 'stdout'>>(ran: R, id: string): R & Pick<Run, 'returned' | 'rejected'> {
  const { answer, words } = libraryAnswerIn(ran, id);
  const result = { ...ran, stdout: { ...ran.stdout, text: words } };
  if (answer === undefined) return result;
  return 'error' in answer ? { ...result, rejected: answer.error } : { ...result, returned: answer.value };
}

/** The URL of a chain on this machine; undefined for any other, which must not get requests. */
function localUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, hostname } = new URL(value);
  return protocol === 'http:' && /^(127(\.\d+){3}|localhost|\[::1\])$/.test(hostname) ? value : undefined;
}
