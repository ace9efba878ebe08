import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fileText, openPlace, removePlacesOf, removeStalePlaces } from './own-place.ts';

const CHAIN = { rpc: 'http://a/', network: 'private' };

test('a place is clean, separate from others, and removed afterwards', async () => {
  const [first, second] = [openPlace(CHAIN), openPlace({ ...CHAIN, rpc: 'http://b/', stdin: 'silent' })];
  expect(new Set([first, second].flatMap(({ folder, home, temporary }) => [folder, home, temporary])).size).toBe(6);
  expect(readdirSync(first.folder)).toEqual([]);
  expect(second).toMatchObject({ rpc: 'http://b/', stdin: 'silent' });
  mkdirSync(join(first.folder, 'locked', 'in'), { recursive: true });
  writeFileSync(join(first.folder, 'locked', 'in', 'file'), '');
  chmodSync(join(first.folder, 'locked', 'in'), 0o000);
  chmodSync(join(first.folder, 'locked'), 0o000);
  await first.remove();
  expect([existsSync(dirname(first.folder)), existsSync(second.folder)]).toEqual([false, true]);
  await second.remove();
  await second.remove();
});

test('a place of an ended process is removed by the next process, a place of a running one is not', async () => {
  // Programs of other tests remove stale places as well: these are in a folder that they do not know.
  const own = mkdtempSync(join(tmpdir(), 'places-'));
  vi.stubEnv('TMPDIR', own);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(own, { recursive: true, force: true });
  });
  const module = new URL('./own-place.ts', import.meta.url).href;
  const text = `const { openPlace } = await import(${JSON.stringify(module)});
    console.log(openPlace({ rpc: '', network: 'private' }).folder); process.stdout.on('drain', () => {});
    process.stdin.resume();`;
  const leave = async (input: string | undefined) => {
    const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', text]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const [folder] = (await once(child.stdout, 'data')) as [Buffer];
    if (input === undefined) child.kill('SIGKILL');
    if (input === undefined) await once(child, 'exit');
    return { child, folder: String(folder).trim() };
  };
  const [ofEnded, ofRunning] = [await leave(undefined), await leave('')];
  expect([ofEnded, ofRunning].map(({ folder }) => existsSync(folder))).toEqual([true, true]);
  await removeStalePlaces();
  expect([ofEnded, ofRunning].map(({ folder }) => existsSync(dirname(folder)))).toEqual([false, true]);
  await removePlacesOf(ofRunning.child.pid!);
  expect(existsSync(dirname(ofRunning.folder))).toBe(false);
});

test('only files are read, and only up to the limit', async () => {
  await using at = openPlace(CHAIN);
  const path = (name: string) => join(at.folder, name);
  writeFileSync(path('result'), '{"ü":1}');
  expect(fileText(path('result'))).toEqual({ text: '{"ü":1}', size: 8 });
  symlinkSync(path('result'), path('link'));
  expect(fileText(path('link'))?.size).toBe(8);
  execFileSync('mkfifo', [path('pipe')]);
  for (const name of ['pipe', 'none', '.']) expect(fileText(path(name))).toBeUndefined();
  writeFileSync(path('large'), '');
  truncateSync(path('large'), 2 ** 33);
  const large = fileText(path('large'));
  expect([large?.text.length, large?.size]).toEqual([2 ** 22, 2 ** 33]);
});
