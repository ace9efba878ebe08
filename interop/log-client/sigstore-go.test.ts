/** sigstore-go as a writer: it has a signature of each algorithm logged, and verifies the answers. */
import { beforeAll, describe, expect, test } from 'vitest';
import { BUILD_MS, goPresent, goProgram } from '../go-program.ts';
import { clientFailures, judgedClient, quoted } from './judged.ts';

const { binary, build } = goProgram('sigstore-go', 'sigstore-go-client');

if (!goPresent) {
  console.warn('skipped: sigstore-go, since go is absent');
  test.skip('sigstore-go: go is absent');
} else {
  describe('sigstore-go as a client of logs', { timeout: 600_000 }, () => {
    beforeAll(build, 2 * BUILD_MS);

    test('a writer', async () => {
      const command = `${quoted(binary)} -url {base} -vkey {vkey}`;
      const report = await judgedClient(['writer'], command, '--log-origin', 'log.example', '--at-once', '1');
      expect([report.verdict, clientFailures(report)]).toEqual(['conformant', []]);
    });
  });
}
