import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Caller } from '../../../command/caller.ts';
import { main } from '../program.ts';

/** A stream of which every write fails with this code. */
const failing = (code: string) =>
  new Writable({
    // As Node's own streams for standard output, it is not destroyed by an error.
    autoDestroy: false,
    write: (_chunk, _encoding, done) => done(Object.assign(new Error(`${code}: no`), { code })),
  }) as unknown as NodeJS.WriteStream;

function callerWith(streams: Partial<Pick<Caller, 'stdout' | 'stderr'>>) {
  let words = '';
  const heard = new Writable({
    write: (chunk, _encoding, done) => {
      words += chunk;
      done();
    },
  }) as unknown as NodeJS.WriteStream;
  const caller: Caller = {
    argv: [],
    env: {},
    stdin: process.stdin,
    stdout: heard,
    stderr: heard,
    exitCode: 0,
    alone: true,
    stopped: () => Promise.resolve(),
    ...streams,
  };
  return { caller, words: () => words };
}

test.each([
  ['ENOSPC', 2, 'touchstone: standard output cannot be written: the disk is full.\n'],
  ['EIO', 2, 'touchstone: standard output cannot be written: no.\n'],
  ['EPIPE', 0, ''],
])('standard output fails with %s: exit code %i', async (code, expected, sentence) => {
  const { caller, words } = callerWith({ stdout: failing(code) });
  expect(await main(['list', '--profiles'], caller)).toBe(expected);
  expect(words()).toBe(sentence);
});

test.each(['ENOSPC', 'EPIPE'])('standard error fails with %s: the exit code stays', async (code) => {
  const { caller } = callerWith({ stderr: failing(code) });
  expect(await main(['list', '--frobnicate'], caller)).toBe(2);
  expect(await main(['list', '--profiles'], callerWith({ stderr: failing(code) }).caller)).toBe(0);
});
