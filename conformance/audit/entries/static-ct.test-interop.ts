/** Audits of a large log of certificates, by threads and in parts: they are here because they take long. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { auditOf, damage, flipped, kinds, removesFolders, type Written } from '../logs.test-tool.ts';
import { allParts, mergedOf, partOf } from '../part/parts.test-tool.ts';
import { openSource } from '../source/open-source.ts';
import { type LogSource, UnreadResource } from '../source/source.ts';
import { chainsOfLogs, copyOfLog, grownLog } from './certificate-logs.test-tool.ts';

removesFolders();

/** Three full tiles of level 1, and some. */
const SIZE = 3 * 65_536 + 300;
/** The only entry that names the second issuer: it is in the third of these tiles. */
const RARE = 150_000;
/** The outline of a certificate, and nothing in it. */
const SMALLEST = Buffer.from('300730003000030100', 'hex');

let log: Written;
let issuers: readonly string[];
beforeAll(async () => {
  const fingerprints = chainsOfLogs().issuers.map((der) => createHash('sha256').update(der).digest());
  issuers = fingerprints.map((one) => `issuer/${one.toString('hex')}`);
  const [often, rare] = fingerprints as [Buffer, Buffer];
  [log] = (await grownLog([SIZE], undefined, (index, timestamp) => ({
    timestamp,
    signed: SMALLEST,
    fingerprints: index === RARE ? [often, rare] : [often],
  }))) as [Written];
});

test('by threads it gives what one thread gives', async () => {
  const [two, one] = await Promise.all([2, 1].map((workers) => auditOf(log, { workers })));
  expect(two).toMatchObject({ verdict: 'verified', workers: 2, issuers: 2, tally: { entries: SIZE, bundles: 770 } });
  expect(one!.tally).toEqual(two!.tally);
});

test('an issuer that is gone and a bit of a data tile are found by threads, and by the parts that meet them', async () => {
  const damaged = copyOfLog(log);
  rmSync(join(damaged.folder, issuers[1]!));
  damage(damaged, 'tile/data/300', flipped(20));
  const whole = await auditOf(damaged);
  const found = ['bundle-differs tile/data/300, entry 76800', `missing ${issuers[1]}`];
  expect(whole.workers).toBeGreaterThan(0);
  expect(kinds(whole).toSorted()).toEqual(found);
  expect(whole.findings.find(({ kind }) => kind === 'missing')!.expected).toContain(`tile/data/585, entry ${RARE}`);
  const states = await allParts(damaged, 3);
  expect(states.map(({ tally }) => tally.findings.map(({ at }) => at.split(',')[0]))).toEqual([
    [],
    ['tile/data/300'],
    [issuers[1]],
  ]);
  expect(kinds(mergedOf(damaged, states)).toSorted()).toEqual(found);
});

test('a part whose issuer cannot be read is not finished, and reads it again', async () => {
  const inFolder = await openSource({ kind: 'directory', path: log.folder });
  const source: LogSource = {
    ...inFolder,
    read: (path, limit) => {
      if (path === issuers[1]) throw new UnreadResource('status 503', true);
      return inFolder.read(path, limit);
    },
  };
  const first = await partOf(log, 1, 1, { source });
  expect(first.result).toMatchObject({ verdict: 'incomplete', because: [expect.stringContaining(issuers[1]!)] });
  expect(first.state).toMatchObject({ complete: false, next: 2n * 65_536n });
  const second = await partOf(log, 1, 1, { earlier: first.state });
  expect(second.result.verdict).toBe('verified');
  expect(mergedOf(log, [second.state])).toMatchObject({ verdict: 'verified', tally: { entries: SIZE } });
});
