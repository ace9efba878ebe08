import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileText } from '../place/own-place.ts';
import { isRunning, waitUntil } from '../process/server.test-tool.ts';
import { programRunner } from './program.ts';
import { openProgramPlace } from './program-place.test-tool.ts';

const SMALL = { outputBytes: 100_000, folder: { bytes: 5_000_000, entries: 200 } };
const program = programRunner(SMALL);

const READS =
  "process.stdin.on('data', (d) => process.stdout.write('<' + d + '>')).on('end', () => console.log('end'))";

// They wait most of the time.
describe.concurrent('a program', () => {
  test('runs with its arguments, verbatim, in its folder, and its end is reported', async () => {
    using place = openProgramPlace(program);
    const { at, shell } = place;
    const argv = ['/bin/sh', '-c', 'printf "%s|" "$@"; pwd; echo oh >&2; exit 3', 'sh'] as const;
    const ran = await program([...argv, "it's", '$HOME', 'a  b', '', 'ü\n*'], at);
    expect(ran).toMatchObject({
      ended: { by: 'exit', code: 3 },
      stdout: { text: `it's|$HOME|a  b||ü\n*|${at.folder}\n` },
      stderr: { text: 'oh\n', size: 3 },
      ...{ left: [], strayed: [], printedSecrets: [] },
    });
    expect(ran.stdout.size).toBe(Buffer.byteLength(ran.stdout.text));
    expect(await shell('kill -SEGV $$')).toMatchObject({ ended: { by: 'signal', signal: 'SIGSEGV' } });
    expect((await program(['there-is-no-such-program'], at)).ended).toEqual({ by: 'exit', code: 127 });
  });

  test('has a clean environment', async () => {
    using place = openProgramPlace(program);
    const { at } = place;
    const { stdout } = await program(['/usr/bin/env'], { ...at, env: { network: 'private' } });
    const names = stdout.text.split('\n').map((line) => line.split('=')[0]);
    expect(names.filter((name) => name !== '').sort()).toEqual(
      ['HOME', 'LANG', 'PATH', 'PWD', 'TMPDIR', 'TOUCHSTONE_STARTED', 'network', '_']
        .filter((name) => names.includes(name))
        .sort(),
    );
    expect(stdout.text).toContain(`HOME=${at.home}\n`);
    expect(stdout.text).toContain(`TMPDIR=${at.temporary}\n`);
    expect(stdout.text).toContain('network=private\n');
  });

  test('has a standard input that is closed, silent, or has a text', async () => {
    using place = openProgramPlace(program);
    const { node, shell } = place;
    expect(await node(READS)).toMatchObject({ stdout: { text: 'end\n' }, ended: { by: 'exit', code: 0 } });
    expect(await node(READS, { stdin: { says: 'yes\n' } })).toMatchObject({ stdout: { text: '<yes\n>end\n' } });
    const silent = await node(READS, { stdin: 'silent', timeoutMs: 1000 });
    expect(silent).toMatchObject({ stdout: { text: '' }, ended: { by: 'limit', limit: 'time' } });
    expect((await shell('exec true', { stdin: { says: 'x'.repeat(1_000_000) } })).ended).toEqual({
      by: 'exit',
      code: 0,
    });
  });

  test('that never ends is killed with the processes that it started, even if it ignores signals', async () => {
    using place = openProgramPlace(program);
    const { pidIn, shell } = place;
    const script = `trap '' TERM INT HUP; echo $$ >pid; sleep 1000 & echo $! >child; wait`;
    expect(await shell(script, { timeoutMs: 3000 })).toMatchObject({ ended: { by: 'limit', limit: 'time' }, left: [] });
    expect([pidIn('pid'), pidIn('child')].map(isRunning)).toEqual([false, false]);
  });

  test.runIf(process.platform === 'linux')('that computes beside many others got no processor for a time', async () => {
    using place = openProgramPlace(program);
    const spins = `for i in ${' 1'.repeat(2 * availableParallelism())}; do (while :; do :; done) & done; wait`;
    const ran = await place.shell(spins, { timeoutMs: 1500 });
    expect(ran).toMatchObject({ ended: { by: 'limit', limit: 'time' }, starvedMs: expect.any(Number) });
    expect(await place.shell('exit 3')).not.toHaveProperty('starvedMs');
  });

  test.each(['exec yes', 'exec yes >&2', 'head -c 200000 /dev/zero'])('may not print too much: %s', async (script) => {
    using place = openProgramPlace(program);
    const { shell } = place;
    const { ended, stdout, stderr } = await shell(script);
    expect(ended).toEqual({ by: 'limit', limit: 'output' });
    expect(stdout.size + stderr.size).toBeGreaterThan(SMALL.outputBytes);
    expect(stdout.text.length + stderr.text.length).toBeLessThan(300_000);
  });

  test.each([
    ['one file', 'exec cat /dev/zero >"$TMPDIR/f"'],
    ['one file, and ends', 'head -c 6000000 /dev/zero >f'],
    ['many files', 'i=0; while :; do i=$((i+1)); mkdir -p "d/$i"; done'],
    ['at home', 'cd; while :; do head -c 100000 /dev/zero >>f; done'],
  ])('may not fill its folders: %s', async (_, script) => {
    using place = openProgramPlace(program);
    const { shell } = place;
    expect((await shell(script)).ended).toEqual({ by: 'limit', limit: 'folder' });
  });

  test('may make a file with holes', async () => {
    using place = openProgramPlace(program);
    const { shell } = place;
    expect((await shell('truncate -s 8M f')).ended).toEqual({ by: 'exit', code: 0 });
  });

  test('may not leave anything running', async () => {
    using place = openProgramPlace(program);
    const { pidIn, shell } = place;
    const ran = await shell('sleep 1000 & echo $! >pid');
    expect(ran).toMatchObject({ ended: { by: 'exit', code: 0 }, left: ['sleep 1000'] });
    expect(isRunning(pidIn('pid'))).toBe(false);
  });

  test('may not leave a process running in another session', async () => {
    using place = openProgramPlace(program);
    const { node, pidIn } = place;
    const idle = 'setInterval(() => {}, 1e3)';
    const ran = await node(`
      const child = require('node:child_process').spawn(process.execPath, ['-e', '${idle}'], { detached: true, stdio: 'ignore' });
      require('node:fs').writeFileSync('pid', String(child.pid));
      child.unref();`);
    expect(ran.ended).toEqual({ by: 'exit', code: 0 });
    expect(ran.left).toEqual([expect.stringContaining(idle)]);
    expect(isRunning(pidIn('pid'))).toBe(false);
  });

  test('may not leave a process running whose session, environment and parent are others', async () => {
    using place = openProgramPlace(program);
    const { pidIn, shell } = place;
    const idle = 'sleep 1000 <&- >&- 2>&- & echo $! >pid';
    const ran = await shell(`setsid env -i /bin/sh -c '${idle}'`);
    expect(ran).toMatchObject({ ended: { by: 'exit', code: 0 }, left: ['sleep 1000'] });
    expect(isRunning(pidIn('pid'))).toBe(false);
    const unfollowed = await shell(`setsid env -i /bin/sh -c '${idle}'`, { followed: false });
    expect(unfollowed.left).toEqual([]);
    expect(isRunning(pidIn('pid'))).toBe(true);
    process.kill(pidIn('pid'));
  });

  test('may have a child that ends a little later, and the child’s output counts', async () => {
    using place = openProgramPlace(program);
    const { shell } = place;
    const ran = await shell('(sleep 0.5; echo later) & exit 4');
    expect(ran).toMatchObject({ ended: { by: 'exit', code: 4 }, left: [], stdout: { text: 'later\n' } });
  });

  test('is stopped at once when the stop signal aborts', async () => {
    using place = openProgramPlace(program);
    const { at, pidIn, shell } = place;
    const stop = new AbortController();
    const running = shell('echo $$ >pid; exec sleep 1000', { stop: stop.signal });
    await waitUntil(() => (fileText(join(at.folder, 'pid'))?.text ?? '').endsWith('\n'));
    stop.abort();
    expect((await running).ended).toEqual({ by: 'stopped' });
    expect(isRunning(pidIn('pid'))).toBe(false);
    expect((await shell('exec sleep 1000', { stop: AbortSignal.abort() })).ended).toEqual({ by: 'stopped' });
  });

  test('is reported for writing outside of its folder', async () => {
    using place = openProgramPlace(program);
    const { at, shell } = place;
    const tool = join(at.folder, '..', 'tool');
    mkdirSync(tool);
    for (const name of ['state', 'gone', 'kept']) writeFileSync(join(tool, name), 'a');
    const script = `echo 1 >in-place; mkdir ~/.tool; echo 1 >~/.tool/cache; echo 1 >"$TMPDIR/t"; cd '${tool}'
      cat kept; touch -r state ref; printf b >state; touch -r ref state; rm ref gone; ln -s /etc link`;
    const { strayed } = await shell(script, { watched: [tool] });
    const expected = [`${at.home}/.tool`, `${at.home}/.tool/cache`, `${at.temporary}/t`];
    expect(strayed).toEqual([...expected, ...['gone', 'link', 'state'].map((name) => join(tool, name))]);
    expect((await shell('true', { watched: [tool] })).strayed).toEqual([]);
  });

  test('is reported for printing secrets, even amid much output, in pieces, and in upper case', async () => {
    using place = openProgramPlace(program);
    const { at } = place;
    const key = '0xAbCd';
    const secrets = [key, 'two words', 'never said'];
    const script = `const [out, much] = [process.stdout, '.'.repeat(300_000)];
      out.write(much + '0xab', () => setTimeout(() => out.write('cd' + much), 300)); console.error('two words');`;
    const ran = await programRunner()([process.execPath, '-e', script], { ...at, secrets });
    expect(new Set(ran.printedSecrets)).toEqual(new Set([key, 'two words']));
    expect(ran.stdout.size).toBe(600_006);
    expect(ran.stdout.text).not.toContain('0xab');
  });
});
