import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VERSION } from '../../src/reference/migration/version.ts';
import { bundledTool } from './bundled-tool.ts';

test('the bundled tool runs anywhere, and finds what is beside its sources', () => {
  const { folder, main } = bundledTool();
  const cwd = mkdtempSync(join(tmpdir(), 'touchstone-bundle-'));
  try {
    const run = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { cwd, encoding: 'utf8' });
    expect(run('--version').stdout).toBe(`${VERSION}\n`);
    const example = join('src', 'reference', 'migration', 'migration-params.json');
    expect(run('dao').stderr).toContain(example);
    // The core is found before the node is asked, which is not there.
    const { stderr, status } = run('base', '--force', '--provider', 'http://127.0.0.1:1');
    expect([stderr, status]).toEqual([expect.stringContaining('no JSON-RPC answer from 127.0.0.1:1 '), 1]);
  } finally {
    for (const made of [folder, cwd]) rmSync(made, { recursive: true, force: true });
  }
});
