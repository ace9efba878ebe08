/** The reading client of rekor-tiles, judged as a monitor in the loop of `interop/rekor-reader`. */
import { beforeAll, describe, expect, test } from 'vitest';
import { BUILD_MS, goPresent, goProgram } from '../go-program.ts';
import { clientFailures, judgedClient, quoted } from './judged.ts';

const { binary, build } = goProgram('rekor-reader', 'rekor-reader');

if (!goPresent) {
  console.warn('skipped: the reading client of rekor-tiles, since go is absent');
  test.skip('rekor-reader: go is absent');
} else {
  describe("Rekor's reading client as a monitor", { timeout: 600_000 }, () => {
    beforeAll(build, BUILD_MS);

    test('takes the origin for the name of the key, and lets pass what its note library does', async () => {
      const report = await judgedClient(['monitor'], `${quoted(binary)} -url {url} -origin {origin} -vkey {vkey}`);
      expect([report.verdict, clientFailures(report)]).toEqual([
        'not-conformant',
        [
          // NewReader makes a verifier of signed notes by the name of the origin, which must then be one that a key may have.
          'must log-client/checkpoint/origin-form#refused: touchstone serve log --fault origin-with-plus',
          // golang.org/x/mod/sumdb/note ignores a second signature by a key.
          'should log-client/checkpoint/every-signature#one-broken: touchstone serve log --fault second-signature-broken',
          'should log-client/checkpoint/key-name#refused: touchstone serve log --variant key-name-other-than-the-origin',
          // Its size is read by strconv.ParseUint. It takes roots of any length, and further lines, as they are.
          'should log-client/checkpoint/text-form#size: touchstone serve log --fault size-with-leading-zero',
        ],
      ]);
    });
  });
}
