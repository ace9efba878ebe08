/** The answers of the real Rekor server, compared with the recorded ones; and the judgement of its log. */

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { BUILD_MS, goPresent } from '../go-program.ts';
import { checkLog, failures, troubles } from '../touchstone.ts';
import { ask } from './answer.ts';
import { OBSERVED, type Observed, observe } from './observe.ts';
import { fresh, post } from './requests.ts';
import { buildRekor, type RekorLog, rekorLog } from './server.ts';

if (!goPresent) {
  console.warn('skipped: the Rekor server, since go is absent');
  test.skip('rekor: go is absent');
} else {
  describe('rekor', { timeout: 120_000 }, () => {
    let log: RekorLog;
    const create = () => ask(log.writeUrl, post('', fresh()));
    const size = async () => Number((await (await fetch(`${log.readUrl}/checkpoint`)).text()).split('\n')[1]);

    beforeAll(async () => {
      await buildRekor();
      log = await rekorLog();
    }, BUILD_MS + 60_000);
    afterAll(() => log.close());

    test('answers as recorded', async () => {
      const written = JSON.parse(await readFile(OBSERVED, 'utf8')) as Observed;
      expect(await observe()).toEqual(written);
    });

    it.each([0, 1, 5, 300])('keeps a log that is conformant with %i entries', async (entries) => {
      const missing = entries - (await size());
      const answers = await Promise.all(Array.from({ length: missing }, create));
      expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
      const { code, report } = await checkLog(log.readUrl, '--vkey', log.vkey, '--origin', log.origin, '--strict');
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
      expect(await size()).toBe(entries);
    });

    test('creates entries as Rekor v2 is to, but for two recommendations that it does not follow', async () => {
      const ways = ['--write-url', log.writeUrl, '--grpc', log.grpc, '--grpc-service', 'dev.sigstore.rekor.v2.Rekor'];
      const rules = ['--profile', 'rekor-v2', '--declare', 'publish-within=10', 'rpc-reads=elsewhere', '--exclusive'];
      const known = ['--vkey', log.vkey, '--origin', log.origin, '--allow-writes'];
      const { code, report } = await checkLog(log.readUrl, ...ways, ...known, ...rules);
      // Plain Ed25519 panics, and an entry beyond 65,535 bytes fails inside; a client that goes away takes others'
      // entries with it now and then (transparency-dev/tessera, pull request 885).
      const warned = failures(report, 'should').filter(
        (key) => key !== 'log/concurrency/client-disconnect#other-client-refused',
      );
      expect(warned).toEqual(['log/create-errors/no-server-error#server-error']);
      expect(failures(report, 'must')).toEqual([]);
      expect(code).toBe(0);
    });

    test('keeps a log that is conformant after it was killed', async () => {
      await create();
      await log.stop('SIGKILL');
      await log.restart();
      await create();
      const { code, report } = await checkLog(log.readUrl, '--vkey', log.vkey, '--origin', log.origin, '--strict');
      expect(troubles(report)).toEqual([]);
      expect(code).toBe(0);
    });
  });
}
