/** sigstore-go as a client. It makes each leaf again from its bundle, so a body that is not canonical does not verify. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { buildSigstoreGo, type GoOutcome, sigstoreGo } from './client-go.ts';
import { type SigstoreLog, sigstoreLogs } from './logs.ts';

/** Seven algorithms, each as a message and as an envelope. */
const OUTCOMES = 14;
const failures = (outcomes: readonly GoOutcome[]) => outcomes.filter(({ failed }) => failed !== undefined);

if (!goPresent) {
  console.warn('skipped: sigstore-go, since go is absent');
  test.skip('sigstore-go: go is absent');
} else {
  describe.each(Object.entries(sigstoreLogs))('sigstore-go on %s', { timeout: 120_000 }, (_name, start) => {
    let log: SigstoreLog;
    beforeAll(
      async () => {
        await buildSigstoreGo();
        log = await start();
      },
      2 * BUILD_MS + 60_000,
    );
    afterAll(() => log.close());

    test('verifies its logged entries, of each algorithm', async () => {
      const outcomes = await sigstoreGo(log, 'an artifact');
      expect(failures(outcomes)).toEqual([]);
      expect(new Set(outcomes.map(({ logIndex }) => logIndex)).size).toBe(OUTCOMES);
    });

    test('refuses the entries of a log with another key', async () => {
      const other = await start();
      const outcomes = await sigstoreGo(log, 'another artifact', other.vkey);
      await other.close();
      expect(failures(outcomes)).toHaveLength(OUTCOMES);
    });
  });
}
