import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../../front/cli/main.ts', import.meta.url));
const root = realpathSync(mkdtempSync(join(tmpdir(), 'touchstone-left-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A tool that writes a file when it begins, and never ends unless it is called with --version. */
const STUCK = `import { writeFileSync } from 'node:fs';
if (!process.argv.includes('--version')) {
  writeFileSync(${JSON.stringify(join(root, 'begun'))}, '');
  setInterval(() => {}, 1000);
}
`;
const places = () => readdirSync(root).filter((name) => name.startsWith('touchstone-place-'));

test.each([['SIGINT', 130] as const, ['SIGTERM', 130] as const, ['SIGHUP', 129] as const])(
  '%s leaves no folder of a run',
  { timeout: 120_000 },
  async (signal, code) => {
    rmSync(join(root, 'begun'), { force: true });
    writeFileSync(join(root, 'stuck.mjs'), STUCK);
    const args = [
      'check',
      'migration',
      '--command',
      `'${process.execPath}' stuck.mjs`,
      '--only',
      'migration/steps/base',
    ];
    const child = spawn(process.execPath, ['--no-warnings', MAIN, ...args], {
      cwd: root,
      env: { ...process.env, TMPDIR: root },
      stdio: 'ignore',
    });
    while (!existsSync(join(root, 'begun'))) await sleep(20);
    expect(places()).not.toEqual([]);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([code, null]);
    expect(places()).toEqual([]);
  },
);
