/**
 * A library in a process of its own: reads one call (target/migration/library-call.ts) from standard input, imports the module, calls the
 * member, and writes the answer. Its arguments: the module's address, and the name of the export (default: `default`).
 *
 * A local chain stays open until standard input ends; then it is closed, and nothing of ours keeps this process.
 */

import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { LibraryCall } from './protocol.ts';

const [address = '', name = 'default'] = process.argv.slice(2);
const lines = createInterface({ input: process.stdin });
const [line] = (await once(lines, 'line')) as [string];
const { touchstone, call, arguments: given, argv = [] } = JSON.parse(line) as LibraryCall;
// What the process was started with is ours; a command line that the library has reads its own.
process.argv.splice(2, Infinity, ...argv);

/** Written in one piece, so that words of the library's own do not come between. */
function say(answer: object): Promise<void> {
  return new Promise((resolve) =>
    process.stdout.write(`${JSON.stringify({ touchstone, ...answer })}\n`, () => resolve()),
  );
}

/** That it is wanted by this file is no help. */
const wordsOf = (cause: unknown) =>
  (cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)).replace(
    /( resolving ES modules)? imported from (\S.*)$/m,
    (all, _, who: string) => (who === import.meta.filename ? '' : all),
  );

let mayStay = false;

/** What a module exports instead. */
function others(module: Record<string, unknown>): string {
  const inner = Object(module.default) as Record<string, unknown>;
  const no = ['module.exports', name];
  const names = new Set([...Object.keys(module), ...Object.keys(inner)].filter((key) => !no.includes(key)));
  return names.size === 0
    ? ', nor any other'
    : `; there ${names.size === 1 ? 'is' : 'are'}: ${[...names].slice(0, 12).join(', ')}`;
}

/** What it gave, as JSON. The names of the tool are not known here. */
async function resultOf(value: unknown): Promise<unknown> {
  const { returnedValue: givenResult } = await import('./returned-value.ts');
  return givenResult(value);
}

/** Has a chain answer over HTTP until standard input ends, and closes it. Gives whether it has an end. */
async function hold(chain: unknown): Promise<boolean> {
  const { listeningChain: listening } = await import('./listening-chain.ts');
  const { rpc, ends, close } = await listening(chain);
  await say({ value: { rpc } });
  if (process.stdin.readable) await once(lines, 'close');
  await close();
  return ends;
}
try {
  const module = (await import(address)) as Record<string, unknown>;
  const library = module[name] ?? (module.default as Record<string, unknown> | undefined)?.[name];
  if (library === undefined || library === null) throw new TypeError(`it has no export "${name}"${others(module)}`);
  // No member at all is asked for where somebody wants to know whether there is a library.
  if (call === '') {
    await say({ value: null });
    process.exit();
  }
  const path = call.split('.');
  const owner = path.slice(0, -1).reduce((of: unknown, member) => Object(of)[member], library);
  const member = Object(owner)[path.at(-1)!];
  if (typeof member !== 'function') throw new TypeError(`the export "${name}" has no function ${call}`);
  const value: unknown = await (member as (...all: unknown[]) => unknown).apply(owner, [...given]);
  if (path.length === 1) await say({ value: await resultOf(value) });
  mayStay = path.length > 1 ? await hold(value) : argv.length > 0;
} catch (cause) {
  await say({ error: wordsOf(cause) });
  process.exitCode = 1;
}
// What a library leaves open would hold the process; whether it may is asked of local chains that are closed. A command
// line may go on when its function has returned.
if (!mayStay) process.exit();
