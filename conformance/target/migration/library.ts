import { randomUUID } from 'node:crypto';
import type { MigrationOptions, Run, Step } from '../../core/migration-target.ts';
import type { Place, Program } from '../../core/place.ts';
import { answerIn, callText, LIBRARY_PROTOCOL } from './library-call.ts';
import { type Names, named, renamed } from './names.ts';
import { type ParamsForm, paramsByNetwork } from './params-text.ts';
import type { Runs } from './runs.ts';

/** A tool's library, in a process of its own for each call. */
export interface LibraryWay {
  /** What is run: a program that speaks the protocol of spec/migration/library.md. */
  readonly argv: readonly [string, ...string[]];
  readonly names: Names;
  readonly form: ParamsForm;
  readonly program: Program;
  readonly runs: Runs;
}

const MEMBERS = { base: 'migrateBase', dao: 'migrateDAO', demo: 'migrateDemoTest', all: 'migrate' } as const;

/** Takes a step by the library. */
export function migrateByLibrary(way: LibraryWay, step: Step, options: MigrationOptions, at: Place): Promise<Run> {
  const { paramsFile: _file, params, ...rest } = options;
  for (const secret of [options.privateKey, options.mnemonic]) if (secret) way.runs.hide(String(secret));
  const given = params === undefined ? rest : { ...rest, params: paramsByNetwork(params, way.names, way.form) };
  return callLibrary(way, MEMBERS[step], [renamed(way.names.libraryOptions, given)], at);
}

/** Calls a member with arguments as they are. */
export async function callLibrary(way: LibraryWay, member: string, given: readonly unknown[], at: Place): Promise<Run> {
  const call = member
    .split('.')
    .map((word) => named(way.names.library, word) ?? word)
    .join('.');
  const touchstone = randomUUID();
  const says = callText({ touchstone, version: LIBRARY_PROTOCOL, call, arguments: given });
  return way.runs.record({ call, given }, at, async () => {
    const ran = await way.program(way.argv, { ...at, stdin: { says } });
    const { answer, words } = answerIn(ran, touchstone);
    const stdout = { ...ran.stdout, text: words };
    if (answer === undefined) return { ...ran, stdout };
    return 'error' in answer ? { ...ran, stdout, rejected: answer.error } : { ...ran, stdout, returned: answer.value };
  });
}
