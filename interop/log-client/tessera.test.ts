/** The client of the Tessera library and its fsck, judged as clients of logs. */
import { beforeAll, describe, expect, test } from 'vitest';
import { BUILD_MS, goPresent, goProgram } from '../go-program.ts';
import { clientFailures, judgedClient, quoted } from './judged.ts';

const { binary, build } = goProgram('client', 'tessera-client');
/** Recommendations that the library does not follow; the keys that it trusts have signed all of it. */
const LENIENT = [
  // golang.org/x/mod/sumdb/note ignores a second signature by a key.
  'should log-client/checkpoint/every-signature#one-broken: touchstone serve log --fault second-signature-broken',
  // Its size is read by strconv.ParseUint.
  'should log-client/checkpoint/text-form#size: touchstone serve log --fault size-with-leading-zero',
];
/** It takes as many entries of a bundle as it needs. */
const SURPLUS = 'should log-client/tree/bundle-form#entry: touchstone serve log --fault bundle-has-an-entry-too-many';
/** Each look of `interop/client` proves its choice of entries again. */
const AGAIN = 'should log-client/growth/read-again#again: touchstone serve log --entries 300';
const COMMAND = `${quoted(binary)} -url {url} -origin {origin} -vkey {vkey}`;

if (!goPresent) {
  console.warn('skipped: the client of the Tessera library, since go is absent');
  test.skip('clients of logs: go is absent');
} else {
  describe('the Tessera library as a client of logs', { timeout: 600_000 }, () => {
    beforeAll(build, BUILD_MS);

    test('fsck, a verifier of whole logs', async () => {
      const report = await judgedClient(['log'], `${COMMAND} -fsck`);
      expect([report.verdict, clientFailures(report)]).toEqual(['conformant', [...LENIENT, SURPLUS]]);
    });

    test('its client, which reads all entries and proves some', async () => {
      const report = await judgedClient(['log'], COMMAND);
      expect([report.verdict, clientFailures(report)]).toEqual(['conformant', [...LENIENT, SURPLUS]]);
    });

    test('its tracker, a monitor that keeps running', async () => {
      const report = await judgedClient(['monitor'], `while sleep 0.1; do echo; done | ${COMMAND}`);
      expect([report.verdict, clientFailures(report)]).toEqual(['conformant', [...LENIENT, AGAIN]]);
    });
  });
}
