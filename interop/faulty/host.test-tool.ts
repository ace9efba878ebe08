/**
 * A process in which faulty tools run one after the other: what they stand upon is loaded once, and takes longer to load
 * than to run. Only for runs that nobody answers, and that nobody kills.
 */

import { LIBRARY_PROTOCOL, type LibraryCall } from '../../conformance/migration/target/library/protocol.ts';
import { edited } from './edited.test-tool.ts';

/** A run that is asked for. */
export interface Asked {
  readonly fault: string;
  readonly folder: string;
  readonly home: string;
  readonly temporary: string;
  readonly argv?: readonly string[];
  /** The question of spec/migration/library.md. */
  readonly call?: string;
}
/** What it came to. */
export interface Came {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

let count = 0;
let said = { stdout: '', stderr: '' };
let exit: (code: number) => void = () => {};
for (const stream of ['stdout', 'stderr'] as const) {
  process[stream].write = ((part: string | Uint8Array) => {
    said[stream] += typeof part === 'string' ? part : Buffer.from(part).toString();
    return true;
  }) as typeof process.stdout.write;
}
process.exit = ((code = process.exitCode ?? 0) => {
  exit(Number(code));
  throw new Error('it has ended');
}) as typeof process.exit;
// What is left of a run that has ended says nothing of the next one.
process.on('unhandledRejection', () => {});

process.on('message', async (asked: Asked) => {
  const mine = { stdout: '', stderr: '' };
  said = mine;
  process.chdir(asked.folder);
  Object.assign(process.env, { HOME: asked.home, TMPDIR: asked.temporary });
  process.exitCode = 0;
  const ended = new Promise<number>((resolve) => {
    exit = resolve;
  });
  const code = await Promise.race([ended, asked.call ? called(asked, asked.call) : commanded(asked)]);
  said = { stdout: '', stderr: '' };
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
