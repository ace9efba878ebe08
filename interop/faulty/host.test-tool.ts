/**
 * A process in which faulty tools run one after the other: their dependencies are loaded once, which takes longer than
 * a run. Only for runs without questions that are not killed.
 */

import { LIBRARY_PROTOCOL, type LibraryCall } from '../../conformance/migration/target/library/protocol.ts';
import { edited } from './edited.test-tool.ts';

/** The request of a run. */
export interface Asked {
  readonly fault: string;
  readonly folder: string;
  readonly home: string;
  readonly temporary: string;
  readonly argv?: readonly string[];
  /** The question of spec/migration/library.md. */
  readonly call?: string;
}
/** The result of a run. */
export interface Came {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

let count = 0;
let output = { stdout: '', stderr: '' };
let exit: (code: number) => void = () => {};
for (const stream of ['stdout', 'stderr'] as const) {
  process[stream].write = ((part: string | Uint8Array) => {
    output[stream] += typeof part === 'string' ? part : Buffer.from(part).toString();
    return true;
  }) as typeof process.stdout.write;
}
process.exit = ((code = process.exitCode ?? 0) => {
  exit(Number(code));
  throw new Error('it has ended');
}) as typeof process.exit;
// A late rejection of an ended run does not concern the next run.
process.on('unhandledRejection', () => {});

process.on('message', async (request: Asked) => {
  const mine = { stdout: '', stderr: '' };
  output = mine;
  process.chdir(request.folder);
  Object.assign(process.env, { HOME: request.home, TMPDIR: request.temporary });
  process.exitCode = 0;
  const ended = new Promise<number>((resolve) => {
    exit = resolve;
  });
  const code = await Promise.race([ended, request.call ? called(request, request.call) : commanded(request)]);
  output = { stdout: '', stderr: '' };
  process.send!({ code, ...mine } satisfies Came);
});

async function commanded({ fault, argv = [] }: Asked): Promise<number> {
  process.argv.splice(1, Infinity, 'main.mjs', ...argv);
  try {
    await import(edited('main.mjs', fault, ++count));
  } catch (cause) {
    process.stderr.write(`${cause}\n`);
    return 1;
  }
  return Number(process.exitCode);
}

async function called({ fault }: Asked, text: string): Promise<number> {
  const { touchstone, version, call, arguments: given } = JSON.parse(text) as LibraryCall;
  const answer = (value: object) => process.stdout.write(`${JSON.stringify({ touchstone, ...value })}\n`);
  try {
    if (version !== LIBRARY_PROTOCOL) throw new Error(`another version: ${version}`);
    const { default: library } = await import(edited('library.mjs', fault));
    const value: unknown = await library[call](...given);
    answer({ value: value ?? null });
    return 0;
  } catch (cause) {
    answer({ error: String(cause) });
    return 1;
  }
}
