import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fileText, openPlace, removePlacesOf, removeStalePlaces } from './own-place.ts';

const CHAIN = { rpc: 'http://a/', network: 'private' };

test('a place is clean, apart from every other, and gone afterwards', async () => {
  const [one, other] = [openPlace(CHAIN), openPlace({ ...CHAIN, rpc: 'http://b/', stdin: 'silent' })];
  expect(new Set([one, other].flatMap(({ folder, home, temporary }) => [folder, home, temporary])).size).toBe(6);
  expect(readdirSync(one.folder)).toEqual([]);
  expect(other).toMatchObject({ rpc: 'http://b/', stdin: 'silent' });
  mkdirSync(join(one.folder, 'locked', 'in'), { recursive: true });
  writeFileSync(join(one.folder, 'locked', 'in', 'file'), '');
  chmodSync(join(one.folder, 'locked', 'in'), 0o000);
  chmodSync(join(one.folder, 'locked'), 0o000);
  await one.remove();
  expect([existsSync(dirname(one.folder)), existsSync(other.folder)]).toEqual([false, true]);
  await other.remove();
  await other.remove();
});

test('what is left of a process that is gone is taken away by the next, and what of one that is there is not', async () => {
  const module = new URL('./own-place.ts', import.meta.url).href;
  const text = `const { openPlace } = await import(${JSON.stringify(module)});
    console.log(openPlace({ rpc: '', network: 'private' }).folder); process.stdout.on('drain', () => {});
    process.stdin.resume();`;
  const leave = async (input: string | undefined) => {
    const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', text]);
    const [folder] = (await once(child.stdout, 'data')) as [Buffer];
    if (input === undefined) child.kill('SIGKILL');
    if (input === undefined) await once(child, 'exit');
    return { child, folder: String(folder).trim() };
  };
  const [gone, there] = [await leave(undefined), await leave('')];
  expect([gone, there].map(({ folder }) => existsSync(folder))).toEqual([true, true]);
  await removeStalePlaces();
  expect([gone, there].map(({ folder }) => existsSync(dirname(folder)))).toEqual([false, true]);
  await removePlacesOf(there.child.pid!);
  expect(existsSync(dirname(there.folder))).toBe(false);
  there.child.kill('SIGKILL');
});

test('only files are read, and not more of them than fits', async () => {
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
