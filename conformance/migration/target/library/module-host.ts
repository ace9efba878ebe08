/**
 * A library in a process of its own: reads one call (protocol.ts) from standard input, imports the module, calls the member,
 * and writes the answer. Its arguments: the module's URL, and the name of the export (default: `default`).
 *
 * A local chain stays open until standard input ends; then it is closed, and nothing of this program keeps the process running.
 */

import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { LibraryCall } from './protocol.ts';

const [address = '', name = 'default'] = process.argv.slice(2);
const lines = createInterface({ input: process.stdin });
const [line] = (await once(lines, 'line')) as [string];
const { touchstone, call, arguments: args, argv = [], ownPort } = JSON.parse(line) as LibraryCall;
// The arguments so far are those of this program; the library's command line must see its own.
process.argv.splice(2, Infinity, ...argv);

/** Writes the answer in one piece, so that output of the library cannot come between. */
function writeAnswer(answer: object): Promise<void> {
  return new Promise((resolve) =>
    process.stdout.write(`${JSON.stringify({ touchstone, ...answer })}\n`, () => resolve()),
  );
}

/** The text of an error, without the remark of Node that this file imported the module. */
const errorText = (cause: unknown) =>
  (cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)).replace(
    /( resolving ES modules)? imported from (\S.*)$/m,
    (clause, _, who: string) => (who === import.meta.filename ? '' : clause),
  );

let mayStay = false;

/** The end of a sentence that names the other exports of a module. */
function otherExports(module: Record<string, unknown>): string {
  const inner = Object(module.default) as Record<string, unknown>;
  const no = ['module.exports', name];
  const names = new Set([...Object.keys(module), ...Object.keys(inner)].filter((key) => !no.includes(key)));
  return names.size === 0
    ? ', nor any other'
    : `; there ${names.size === 1 ? 'is' : 'are'}: ${[...names].slice(0, 12).join(', ')}`;
}

/** The returned value as JSON. The names of the tool are not known here. */
async function resultOf(value: unknown): Promise<unknown> {
  const { returnedValue } = await import('./returned-value.ts');
  return returnedValue(value);
}

/** Lets a chain answer over HTTP until standard input ends, and closes it. Gives whether it can be closed. */
async function hold(chain: unknown): Promise<boolean> {
  const { listeningChain } = await import('./listening-chain.ts');
  const { rpc, ends, close } = await listeningChain(chain, ownPort);
  await writeAnswer({ value: { rpc } });
  if (process.stdin.readable) await once(lines, 'close');
  await close();
  return ends;
}
try {
  const module = (await import(address)) as Record<string, unknown>;
  const library = module[name] ?? (module.default as Record<string, unknown> | undefined)?.[name];
  if (library === undefined || library === null)
    throw new TypeError(`it has no export "${name}"${otherExports(module)}`);
  // An empty name only asks whether there is a library.
  if (call === '') {
    await writeAnswer({ value: null });
    process.exit();
  }
  const path = call.split('.');
  const owner = path.slice(0, -1).reduce((of: unknown, member) => Object(of)[member], library);
  const member = Object(owner)[path.at(-1)!];
  if (typeof member !== 'function') throw new TypeError(`the export "${name}" has no function ${call}`);
  const value: unknown = await (member as (...args: unknown[]) => unknown).apply(owner, [...args]);
  if (path.length === 1) await writeAnswer({ value: await resultOf(value) });
  mayStay = path.length > 1 ? await hold(value) : argv.length > 0;
} catch (cause) {
  await writeAnswer({ error: errorText(cause) });
  process.exitCode = 1;
}
// Handles that the library leaves open would keep the process running. Only a closed local chain is judged by that, and only
// a command line may go on after its function has returned.
if (!mayStay) process.exit();
