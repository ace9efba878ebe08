/** One log at a time has a folder open, also where the other is killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { ed25519Signer } from '../checkpoint/signer.ts';
import { createLog } from '../log.ts';
import { logRig } from '../rig.ts';
import { directoryStore } from './directory-store.ts';
import { kernelLock } from './kernel-lock.ts';
import { inNewPidNamespace } from './pid-namespace.test-tool.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-ñ-'));
});
afterEach(() => rm(folder, { recursive: true }));

const origin = 'example.com/log';
const signer = ed25519Signer({ name: origin });
const open = () => createLog(logRig({ origin, signer, store: () => directoryStore(folder) }));

test('a second log on a folder gets one sentence, and the first goes on', async () => {
  const first = await open();
  await expect(open()).rejects.toMatchObject({ code: 'locked', message: expect.stringContaining(folder) });
  await first.append([Buffer.from('one')]);
  await first.close();
  const second = await open();
  expect(second.size()).toBe(1n);
  await second.close();
});

test('of twenty that open a folder at once, one has it', async () => {
  const opened = await Promise.allSettled(Array.from({ length: 20 }, open));
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a log that cannot be opened releases its folder', async () => {
  await writeFile(join(folder, 'checkpoint'), 'not a checkpoint');
  await expect(open()).rejects.toMatchObject({ code: 'malformed' });
  await expect(open()).rejects.toMatchObject({ code: 'malformed' });
});

test('a log removes what a killed one was writing', async () => {
  const temporaries = join(folder, '.tmp');
  await mkdir(temporaries);
  await writeFile(join(temporaries, 'left'), 'half of a t');
  await (await open()).close();
  expect(await readdir(temporaries)).toEqual([]);
});

test('a lock that cannot be written is one sentence, and what to do', async () => {
  const file = join(folder, '.lock');
  await mkdir(file);
  await expect(open()).rejects.toMatchObject({ code: 'cannot-open', facts: { where: file } });
});

test('another checkpoint in the folder stops the log', async () => {
  const log = await open();
  await writeFile(join(folder, 'checkpoint'), 'of another server');
  await expect(log.append([Buffer.from('one')])).rejects.toMatchObject({ code: 'replaced' });
  await expect(log.append([Buffer.from('two')])).rejects.toMatchObject({ code: 'stopped' });
});

/** A process that holds the lock, started by a command that takes another. */
async function holder(file: string, command: readonly string[] = []) {
  const module = join(import.meta.dirname, 'kernel-lock.ts');
  const script = `import(${JSON.stringify(module)}).then(({ kernelLock }) => {
    globalThis.release = kernelLock(${JSON.stringify(file)});
    console.log('locked');
    setInterval(() => {}, 1000);
  })`;
  const [program, ...args] = [...command, process.execPath, '-e', script];
  const child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('the lock of a process that is killed is free', async () => {
  const file = join(folder, '.lock');
  const child = await holder(file);
  expect(kernelLock(file)).toBeUndefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const release = kernelLock(file);
  expect(release).toBeDefined();
  release!();
});

test.runIf(inNewPidNamespace)('a process of another container that shares the folder holds the lock', async () => {
  const file = join(folder, '.lock');
  await holder(file, inNewPidNamespace);
  expect(kernelLock(file)).toBeUndefined();
  await expect(open()).rejects.toMatchObject({ code: 'locked' });
});
