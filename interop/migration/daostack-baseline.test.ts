/** The recorded defects of DAOstack's migration tool: a few topics. The soak run judges all. */

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { npmFolder } from '../../scripts/npm-folder.ts';
import { baselineLines, type Judged, judgedDaostack } from './daostack-judged.ts';

const folder = await npmFolder('interop/daostack').catch((error: Error) => error);
const lines = await baselineLines();
/** With the command and with the library. */
const TOPICS = ['migration/validation/key-and-mnemonic', 'migration/parameters/documented-keys', 'migration/steps/dao'];
const DOCUMENTED = 'migration/parameters/documented-keys#demands';
const KEYS = ['migration/validation/key-and-mnemonic#accepted', DOCUMENTED];

if (folder instanceof Error) {
  console.warn(`skipped: @daostack/migration, since it cannot be installed: ${folder.message}`);
  test.skip('daostack: @daostack/migration cannot be installed');
} else {
  test('each line of the baseline names the script that shows it, and the message', async () => {
    for (const { match, because = '', message = '' } of lines) {
      const [, script] = /^(?:.*\s)?(defects\/[a-z-]+\.mjs)$/s.exec(because) ?? [];
      expect(script, match).toBeDefined();
      await access(join(folder, script!));
      expect(message.length, match).toBeGreaterThan(10);
    }
    expect(new Set(lines.map(({ match }) => match)).size).toBe(lines.length);
  });

  describe('the tool under its map', { timeout: 300_000 }, () => {
    const only = TOPICS.flatMap((pattern) => ['--only', pattern]);
    let judged: Judged;
    beforeAll(async () => {
      judged = await judgedDaostack();
    });
    afterAll(() => judged.remove());

    test('is not conformant', async () => {
      const { code, report } = await judged.check(only);
      expect(code).toBe(1);
      const failed = report.checks.filter(({ outcome }) => outcome === 'fail');
      expect(failed.map(({ id, reason }) => `${id}#${reason}`).sort()).toEqual([...KEYS].sort());
    });
    test('is conformant with its baseline', async () => {
      const { code, report } = await judged.check(only, lines);
      expect(report.checks.filter(({ outcome }) => outcome === 'waived').length).toBe(KEYS.length);
      expect(code).toBe(0);
    });
    // Its default command makes the demo too, in which ten accounts that it has built in send transactions.
    test('is conformant with it in what its default command does', async () => {
      const { code, report } = await judged.check(['--only', 'migration/command-line/base-and-dao'], lines);
      expect(report.checks.map(({ outcome }) => outcome)).toEqual(['pass']);
      expect(code).toBe(0);
    });
    test('is not conformant without a line of the baseline', async () => {
      const { code } = await judged.check(
        only,
        lines.filter(({ match }) => match !== DOCUMENTED),
      );
      expect(code).toBe(1);
    });
    test('has a stale baseline, when a line is added that does not occur', async () => {
      const more = { match: 'migration/steps/dao#failed', because: 'it is not so' };
      const { code } = await judged.check(only, [...lines, more]);
      expect(code).toBe(5);
    });
  });
}
