import { describe, expect, test } from 'vitest';
import { firstEntryFormDefect } from '../../../../conformance/log/oracle/entry/log-entry-form.ts';
import { readLogEntry } from '../../../../conformance/log/oracle/entry/log-entry-json.ts';
import { type Logged, logEntry, logEntryJson } from './log-entry.ts';

const logged: Logged = {
  index: 2n ** 62n,
  body: Buffer.from('{"body":1}'),
  size: 2n ** 62n + 1n,
  root: Buffer.alloc(32, 1),
  checkpoint: 'log.example\n1\nroot\n\n\u2014 log.example sig\n',
  hashes: [Buffer.alloc(32, 2), Buffer.alloc(32, 3)],
  logId: Buffer.alloc(32, 4),
};
const json = (more: Partial<Logged> = {}) => Buffer.from(logEntryJson(logEntry({ ...logged, ...more })));

test('the JSON reads back to the logged entry', () => {
  const { value } = readLogEntry(json());
  expect(value).toMatchObject({
    logIndex: logged.index,
    kindVersion: { kind: 'hashedrekord', version: '0.0.2' },
    integratedTime: 0n,
    inclusionProof: { logIndex: logged.index, treeSize: logged.size, checkpoint: logged.checkpoint },
  });
  expect(Buffer.from(value!.canonicalizedBody).toString()).toBe('{"body":1}');
  expect(value!.inclusionProof!.hashes.map((hash) => hash[0])).toEqual([2, 3]);
  expect(value).not.toHaveProperty('inclusionPromise');
});

describe('its form is that of Rekor v2', () => {
  test.each<[string, Partial<Logged>]>([
    ['in general', {}],
    ['for the first entry, nearly all of whose members have default values', { index: 0n, size: 1n, hashes: [] }],
  ])('%s', (_name, more) => {
    expect(firstEntryFormDefect(json(more))).toBeUndefined();
    const object = JSON.parse(json(more).toString());
    expect(Object.keys(object).toSorted()).toEqual(
      [
        'canonicalizedBody',
        'inclusionPromise',
        'inclusionProof',
        'integratedTime',
        'kindVersion',
        'logId',
        'logIndex',
      ].toSorted(),
    );
    expect([object.inclusionPromise, object.integratedTime]).toEqual([null, '0']);
    expect(Object.keys(object.inclusionProof)).toHaveLength(5);
  });
});
