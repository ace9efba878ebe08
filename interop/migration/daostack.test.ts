/** The defects of `@daostack/migration` by the interface document, each shown by a script. */

import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { npmFolder } from '../../scripts/npm-folder.ts';
import { judgedDaostack } from './daostack-judged.ts';
import { type DaostackMigration, daostackMigration, NEAREST_CORE } from './daostack-migration.ts';

const folder = await npmFolder('interop/daostack').catch((error: Error) => error);

if (folder instanceof Error) {
  console.warn(`skipped: @daostack/migration, since it cannot be installed: ${folder.message}`);
  test.skip('daostack: @daostack/migration cannot be installed');
} else {
  const scripts = join(folder, 'defects');
  const names = (await readdir(scripts)).filter((name) => name.endsWith('.mjs') && name !== 'stand.mjs');

  describe('the tool as it is', () => {
    const at = join(tmpdir(), `touchstone-daostack-${process.pid}`);
    let tool: DaostackMigration;
    beforeAll(async () => {
      tool = await daostackMigration(at);
    });
    afterAll(() => rm(at, { recursive: true, force: true }));

    test('is the pinned version, and prints it', async () => {
      const [node, file] = tool.command;
      const { stdout } = await promisify(execFile)(node, [file, '--version'], { cwd: folder });
      expect(stdout.trim()).toBe('0.0.1-rc.57-v1');
    });

    test('has been published with addresses of a chain that it does not come with', async () => {
      const { private: shipped } = JSON.parse(await readFile(tool.previous, 'utf8'));
      expect(Object.keys(shipped.base[NEAREST_CORE])).toContain('UController');
    });
  });

  test('is judged with its configuration: a base migration with all its contracts', { timeout: 180_000 }, async () => {
    const judged = await judgedDaostack();
    try {
      const only = ['base', 'base-written', 'contracts'].flatMap((name) => ['--only', `migration/steps/${name}`]);
      const { code, report } = await judged.check(only);
      expect(report.checks.map(({ id, outcome }) => [id, outcome])).toEqual([
        ['migration/steps/base', 'pass'],
        ['migration/steps/base-written', 'pass'],
        ['migration/steps/contracts', 'pass'],
      ]);
      expect(code).toBe(0);
    } finally {
      await judged.remove();
    }
  });

  /** Two at a time: each has its own chain. A script takes up to a minute where nothing else runs. */
  describe('its defects', { concurrent: true }, () => {
    test.each(names)('%s', { timeout: 900_000 }, async (name) => {
      const { stdout } = await two(() =>
        promisify(execFile)(process.execPath, [join(scripts, name)], { timeout: 120_000 }),
      );
      expect(stdout).toMatch(/^\S.*\.\n$/);
      expect(stdout).not.toMatch(/^Not shown/);
    });
  });
}

/** Runs at most two of the given jobs at once. */
const waiting: (() => void)[] = [];
let running = 0;
async function two<T>(run: () => Promise<T>): Promise<T> {
  if (running === 2) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
