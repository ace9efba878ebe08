import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Place } from '../../../lab/place/place.ts';

/**
 * Waits for a line, and runs the command. Where the line never comes, this process is gone: then twice, since what is to be
 * taken away may be made in the same moment.
 */
const SCRIPT = `trap '' HUP INT TERM
read -r _ || { "$@"; sleep 2; }
exec "$@"`;

/**
 * Runs a command when it is told to, or when this process is gone, however it went: a container is its engine's, and outlives
 * whoever had it started. Gives what tells it, which resolves when the command has ended.
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
