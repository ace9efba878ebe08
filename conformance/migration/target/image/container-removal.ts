import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Place } from '../../../lab/place/place.ts';

/**
 * Waits for a line, and then runs the command. If the line never comes, the process that started this script has ended: then
 * the command runs twice, since the engine may still be creating the container at the first time.
 */
const SCRIPT = `trap '' HUP INT TERM
read -r _ || { "$@"; sleep 2; }
exec "$@"`;

/**
 * Runs a command when the returned function is called, or when this process ends for any reason: a container belongs to its
 * engine, and outlives the process that started it. The promise of the function resolves when the command has ended.
 */
export function atExit(argv: readonly [string, ...string[]], env: Place['env'] = {}): () => Promise<void> {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'sh', ...argv], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, ...env },
  });
  const exited = once(child, 'exit');
  child.stdin?.on('error', () => {});
  return async () => {
    child.stdin?.end('\n');
    await exited;
  };
}
