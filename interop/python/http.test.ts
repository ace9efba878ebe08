/** The same log behind a plain file server: the failures of such a server, and a baseline that accepts them. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { BaselineEntry } from '../../conformance/core/verdict/baseline.ts';
import { folder, present, vkey } from '../tessera/static-log.ts';
import { checkLog, failures, having, touchstone } from '../touchstone.ts';
import expected from './http.json' with { type: 'json' };
import { type PythonServer, pythonPresent, pythonServer } from './server.ts';

const lacks = [...(present ? [] : [folder.pathname]), ...(pythonPresent ? [] : ['python3'])];

if (lacks.length > 0) {
  console.warn(`skipped: the log behind python3 -m http.server, since ${lacks.join(' and ')} is absent`);
  test.skip(`python-http: ${pythonPresent ? 'shared/vectors/tessera/log' : 'python3'} is absent`);
} else {
  describe('python3 -m http.server', { timeout: 120_000 }, () => {
    const must = Object.keys(expected.must).sort();
    const should = Object.keys(expected.should).sort();
    let server: PythonServer;
    let scratch: string;
    const file = (name: string) => join(scratch, name);
    const check = (...args: string[]) => checkLog(server.url, '--vkey', vkey, ...args);

    /** Writes the entries as a baseline and judges with it. */
    async function judgedWith(name: string, entries: readonly BaselineEntry[], ...args: string[]) {
      const baseline = file(`${name}.yaml`);
      await writeFile(baseline, stringify({ failures: entries }));
      return check('--baseline', baseline, ...args);
    }

    beforeAll(async () => {
      scratch = await mkdtemp(join(tmpdir(), 'touchstone-python-'));
      server = await pythonServer(fileURLToPath(folder));
    });
    afterAll(async () => {
      await server?.close();
      await rm(scratch, { recursive: true, force: true });
    });

    test('fails exactly for the entries of http.json', async () => {
      const { code, report } = await check();
      expect({ must: failures(report, 'must'), should: failures(report, 'should') }).toEqual({ must, should });
      for (const outcome of ['inconclusive', 'blocked', 'flaky', 'error'] as const)
        expect(having(report, outcome), outcome).toEqual([]);
      expect(code).toBe(1);
    });

    test('is accepted with the baseline of its report, but not with fewer or more entries', async () => {
      await touchstone(
        'check',
        'log',
        '--read-url',
        server.url,
        '--vkey',
        vkey,
        // Warnings are not in the baseline of a run that is not strict.
        '--strict',
        '--report',
        `json=${file('report.json')}`,
      );
      const written = await touchstone(
        'baseline',
        'write',
        '--from',
        file('report.json'),
        '--because',
        'a plain file server',
      );
      expect(written).toMatchObject({ code: 0, stderr: '' });
      const entries = (parse(written.stdout) as { failures: BaselineEntry[] }).failures;
      expect(entries.map((entry) => entry.match).sort()).toEqual([...must, ...should].sort());

      const but = (key: string) => entries.filter((entry) => entry.match !== key);
      const passes = { match: 'log/tiles/length#length', because: 'something that is not so' };
      const [whole, demanded, advised, strict, stale] = await Promise.all([
        judgedWith('whole', entries, '--strict'),
        judgedWith('demanded', but(must[0]!)),
        judgedWith('advised', but(should[0]!)),
        judgedWith('strict', but(should[0]!), '--strict'),
        judgedWith('stale', [...entries, passes]),
      ]);
      expect(whole.code).toBe(0);
      expect(whole.report.counts).toMatchObject({ fail: 0, waived: entries.length });
      expect(whole.report.scope.text).toContain(`${entries.length} known failures waived by the baseline`);

      expect(demanded.code).toBe(1);
      expect(failures(demanded.report, 'must')).toEqual([must[0]]);
      expect(advised.code).toBe(0);
      expect(failures(advised.report, 'should')).toEqual([should[0]]);
      expect(strict.code).toBe(1);

      expect(stale.code).toBe(5);
      expect(stale.report.baseline.stale).toMatchObject([{ entry: passes, why: 'passes' }]);
    });
  });
}
