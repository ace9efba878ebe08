/** A log of another project, at every size from 0 to 15, judged over HTTP. */

import { afterEach, describe, expect, it, test } from 'vitest';
import { type Judgement, judge } from '../judgement.ts';
import type { OwnServer } from '../own-server.ts';
import { checkLog, failures, having, troubles } from '../touchstone.ts';
import { folder, origin, present, sizes, staticLog, vkey } from './static-log.ts';

/** A sound key of another log: that of the Go checksum database. */
const FOREIGN = 'sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8';
const ORIGIN_KEY = 'log/checkpoint/origin#not-as-given';
const SIGNATURE_KEY = 'log/checkpoint/signature-verifies#no-log-signature';
/** The checks that need the key. */
const NEED_KEYS = [
  'log/checkpoint/signature-type',
  'log/checkpoint/signature-verifies',
  'log/checkpoint/signer-name',
  'log/note/key-ids',
];

const idsOf = (judgement: Judgement, outcome: string) =>
  judgement.results
    .filter((result) => result.outcome === outcome)
    .map((result) => result.id)
    .sort();

if (!present) {
  console.warn(`skipped: the log of transparency-dev/tessera, since ${folder.pathname} is absent`);
  test.skip('vectors: shared/vectors/tessera/log is absent');
} else {
  let log: OwnServer | undefined;
  const serve = async (size: number) => (log = await staticLog(size)).url;
  afterEach(async () => {
    await log?.close();
    log = undefined;
  });

  describe('the 15-entry log of transparency-dev/tessera', { timeout: 120_000 }, () => {
    test('is served with the headers that tlog-tiles asks for, and nothing beside it', async () => {
      const url = await serve(15);
      const checkpoint = await fetch(`${url}/checkpoint`);
      expect(Object.fromEntries(checkpoint.headers)).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect((await checkpoint.text()).split('\n').slice(0, 2)).toEqual([origin, '15']);

      const bundle = (coding: string) =>
        fetch(`${url}/tile/entries/000.p/15`, { headers: { 'Accept-Encoding': coding } });
      const [packed, plain] = [await bundle('identity, gzip;q=0.5'), await bundle('gzip;q=0, identity')];
      const headers = { 'content-type': 'application/octet-stream', 'cache-control': 'max-age=31536000, immutable' };
      expect(Object.fromEntries(packed.headers)).toMatchObject({ ...headers, 'content-encoding': 'gzip' });
      expect(Object.fromEntries(plain.headers)).toMatchObject(headers);
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(await packed.bytes()).toEqual(await plain.bytes());

      for (const path of [
        '/',
        '/checkpoint.15',
        '/tile/0/000',
        '/tile/0/000.p/',
        '/tile/0/000.p/16',
        '/.state/treeState',
      ])
        expect((await fetch(url + path)).status, path).toBe(404);
    });

    it.each(sizes)('size %i, in this thread', async (size) => {
      const prefix = await serve(size);
      const right = await judge({ prefix, vkey, origin });
      expect(right.failures).toEqual([]);
      expect(right).toMatchObject({ verdict: 'conformant', exitCode: 0, strictExitCode: 0 });

      const unsigned = await judge({ prefix });
      expect(unsigned).toMatchObject({ verdict: 'incomplete', exitCode: 3, failures: [] });
      expect(idsOf(unsigned, 'inconclusive')).toEqual(NEED_KEYS);

      const without = await judge({ prefix, absent: { keys: 'without' } });
      expect(without).toMatchObject({ exitCode: 0, strictExitCode: 0, failures: [] });
      expect(idsOf(without, 'waived')).toEqual(NEED_KEYS);

      const elsewhere = await judge({ prefix, vkey, origin: 'example.com/log' });
      expect(elsewhere).toMatchObject({ exitCode: 1, failures: [ORIGIN_KEY] });

      const foreign = await judge({ prefix, vkey: FOREIGN });
      expect(foreign).toMatchObject({ exitCode: 1, failures: [SIGNATURE_KEY] });
    });

    it.each([0, 1, 8, 15])('size %i, by the command line', async (size) => {
      const url = await serve(size);
      // Two at a time: each is two processes, and there may be no more than two cores.
      const [right, strict] = await Promise.all([
        checkLog(url, '--vkey', vkey),
        checkLog(url, '--vkey', vkey, '--origin', origin, '--strict'),
      ]);
      expect([...troubles(right.report), ...troubles(strict.report)]).toEqual([]);
      expect([right.code, strict.code]).toEqual([0, 0]);
      expect(right.report.scope.text).toContain('signatures judged');
      const seen = size === 0 ? { 'empty-log': 'size-0' } : { 'other-spellings': 'refused' };
      expect(right.report.choices.observed).toEqual({ 'log-key': 'ed25519', ...seen });

      const [unsigned, without] = await Promise.all([checkLog(url), checkLog(url, '--without', 'keys')]);
      expect(unsigned.code).toBe(3);
      expect(unsigned.report.scope.text).toContain('signatures not judged');
      expect(unsigned.report.scope.absent).toMatchObject({ keys: 'not-given' });
      expect(
        having(unsigned.report, 'inconclusive')
          .map((check) => check.id)
          .sort(),
      ).toEqual(NEED_KEYS);

      expect(without.code).toBe(0);
      expect(without.report.scope.text).toContain('signatures not judged');
      expect(
        having(without.report, 'waived')
          .map((check) => check.id)
          .sort(),
      ).toEqual(NEED_KEYS);

      const [elsewhere, foreign] = await Promise.all([
        checkLog(url, '--vkey', vkey, '--origin', 'example.com/log'),
        checkLog(url, '--vkey', FOREIGN),
      ]);
      expect(elsewhere.code).toBe(1);
      expect(failures(elsewhere.report, 'must')).toEqual([ORIGIN_KEY]);

      expect(foreign.code).toBe(1);
      expect(failures(foreign.report, 'must')).toEqual([SIGNATURE_KEY]);
      for (const check of having(foreign.report, 'blocked')) expect(check.because, check.id).toBe(SIGNATURE_KEY);
    });
  });
}
