import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PARTS, type Parts, stackMigration } from '../../../src/reference/migration/index.ts';
import type { AlterationKind } from '../../command/suite-descriptor.ts';
import { CallCounter } from '../../core/alteration/call-counter.ts';
import { siblingModule } from '../../core/text/sibling-module.ts';
import type { Place } from '../../lab/place/place.ts';
import { inProcessRunner } from '../../lab/program/in-process-runner.ts';
import { programRunner } from '../../lab/program/program.ts';
import type { ProgramResult } from '../../lab/program/program-result.ts';
import type { ProgramRunner } from '../../lab/program/program-runner.ts';
import type { LibraryCall } from '../target/library/protocol.ts';
import { type OpenMigrationTarget, openMigrationTarget } from '../target/open.ts';
import type { MigrationStage } from '../target/stage.ts';
import { openStages } from '../target/stages.ts';
import type { MigrationNeeds } from './needs.ts';

/** An altered migration tool, ready to be judged. */
export interface MigrationTestbed {
  readonly target: OpenMigrationTarget;
  /** Whether a member that the alteration replaced was called. */
  fired(): boolean;
}

const PROGRAM = fileURLToPath(siblingModule(import.meta.url, './migration-program'));
/** Node's compile cache, since compilation is most of the start of a process. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');
/** Shared by all testbeds, since the start of the process with the chains takes longer than most runs on them. */
let shared: ReturnType<typeof openStages> | undefined;

/** Ends the chains of all testbeds. */
export async function closeMigrationTestbeds(): Promise<void> {
  await shared?.close();
  shared = undefined;
}

/** Prepares an alteration. `kind` and `name` are those of the alteration, for runs in a process of their own. */
export function migrationTestbed(
  install: (parts: Parts) => Parts,
  needs: MigrationNeeds,
  [kind, name]: readonly [AlterationKind, string],
): MigrationTestbed {
  const counting = new CallCounter();
  const library = stackMigration(counting.replaced(install(PARTS), PARTS));
  const apart = (as: string): [string, ...string[]] => [process.execPath, '--no-warnings', PROGRAM, as, kind, name];
  let started = false;
  const cold = programRunner();
  const here = inThisProcess(library);
  shared ??= openStages({});
  const { open } = shared;
  const set: MigrationStage[] = [];
  const target = openMigrationTarget({
    command: apart('command').join(' '),
    library: apart('library'),
    program: (argv, at) => {
      const run = here(argv, at);
      if (run) return run;
      started = true;
      return cold(argv, { ...at, env: { NODE_COMPILE_CACHE, ...at.env } });
    },
    stage: async (settings) => {
      const stage = await open(settings);
      set.push(stage);
      return { ...stage, listenAt: (port) => listenOncePossible(stage, port) };
    },
    params: needs.params ?? {},
    names: needs.names ?? {},
    choices: { 'founder-units': 'whole', ...needs.declare },
    ...(needs.otherCoreVersion ? { otherCoreVersion: needs.otherCoreVersion } : {}),
    ...(needs.packageVersion ? { packageVersion: needs.packageVersion } : {}),
  });
  // Calls in a process of its own are not counted here.
  const close = async () => {
    await target.close();
    // A chain takes some 20 MB, too much for the number of alterations.
    await Promise.all(set.map((stage) => stage.close()));
  };
  // The version of a package is in no part.
  const given = needs.packageVersion !== undefined;
  return { target: { ...target, close }, fired: () => given || started || counting.calls > 0 };
}

/** How long a port that another process of the self-test uses may be taken: for a run or two of a tool. */
const PORT_FREE_WITHIN_MS = 60_000;

/** Listens at a port that there is only once on the machine, and for which testbeds in other processes wait as well. */
async function listenOncePossible(stage: MigrationStage, port: number): ReturnType<MigrationStage['listenAt']> {
  const until = performance.now() + PORT_FREE_WITHIN_MS;
  for (;;) {
    const close = await stage.listenAt(port);
    if (close || performance.now() > until) return close;
    await sleep(100);
  }
}

/** Runs the tool in this process if the check needs no process of its own: it is neither killed nor answered. */
function inThisProcess(library: ReturnType<typeof stackMigration>) {
  const runs = inProcessRunner();
  return (argv: Parameters<ProgramRunner>[0], at: Place): Promise<ProgramResult> | undefined => {
    const { stdin = 'closed', stop } = at;
    if (stop) return undefined;
    // `/bin/sh -c COMMAND sh ARGUMENT…`
    if (stdin === 'closed') return runs(() => runCommand(library, argv.slice(4)), at);
    const says = typeof stdin === 'object' && 'says' in stdin && !stdin.until ? stdin.says : undefined;
    if (says === undefined || says.includes('"call":"cli"')) return undefined;
    return runs(() => callLibrary(library, JSON.parse(says) as LibraryCall), { ...at, stdin: 'closed' });
  };
}

async function runCommand(library: ReturnType<typeof stackMigration>, args: readonly string[]): Promise<void> {
  const originalArgv = [...process.argv];
  process.argv.splice(2, Infinity, ...args);
  try {
    await library.cli();
  } finally {
    process.argv.splice(0, Infinity, ...originalArgv);
  }
}

/** Answers a call by the protocol of spec/migration/library.md. */
async function callLibrary(library: object, { touchstone, call, arguments: args }: LibraryCall): Promise<void> {
  const say = (answer: object) => process.stdout.write(`${JSON.stringify({ touchstone, ...answer })}\n`);
  try {
    const member = (library as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>)[call];
    say({ value: (await member?.(...args)) ?? null });
  } catch (cause) {
    say({ error: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause) });
    process.exitCode = 1;
  }
}
