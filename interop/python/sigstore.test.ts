/** sigstore-python as a client: it verifies its logged entries, and compares their bodies. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILD_MS } from '../go-program.ts';
import { type SigstoreLog, sigstoreLogs } from '../sigstore/logs.ts';
import { pythonEnvironment, runPython } from './environment.ts';

const python = await pythonEnvironment().catch((cause: Error) => {
  console.warn(`skipped: sigstore-python, since its environment cannot be had: ${cause.message}`);
  return undefined;
});

if (python === undefined) test.skip('sigstore-python: its environment cannot be had');
else {
  describe.each(Object.entries(sigstoreLogs))('sigstore-python on %s', { timeout: 60_000 }, (_name, start) => {
    let log: SigstoreLog;
    beforeAll(async () => {
      log = await start();
    }, BUILD_MS + 60_000);
    afterAll(() => log.close());
    const client = async (artifact: string, vkey = log.vkey) => {
      const output = await runPython(python, './python-sigstore/client.py', [log.url, vkey], artifact);
      return output
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { content: string; failed?: string });
    };

    test('verifies its logged entries, as a message and as an envelope', async () => {
      const outcomes = await client('an artifact');
      expect(outcomes.map(({ content }) => content)).toEqual(['message', 'envelope']);
      expect(outcomes.filter(({ failed }) => failed !== undefined)).toEqual([]);
    });

    test('refuses the entries of a log with another key', async () => {
      const other = 'rekor.example+a7dcfcf2+AdeyQAplkhF5jc/orkOaA1Fen9gzm9VPrDUMvbNHZSxT';
      const outcomes = await client('another artifact', other);
      expect(outcomes.map(({ failed }) => /signature/i.test(failed ?? ''))).toEqual([true, true]);
    });
  });
}
