import { afterEach, expect, test } from 'vitest';
import { entryMaker } from '../../../../conformance/log/inputs/entry/entry-maker.ts';
import { requestJson, requestObject } from '../../../../conformance/log/oracle/entry/create-request.ts';
import { parts } from '../parts.ts';
import { type LogRig, logRig } from '../rig.ts';
import { admittedJson } from './admitting.ts';
import { type AdmittingPool, admittingPool } from './admitting-pool.ts';

const maker = entryMaker({ runId: 'admitting.test' });
const good = Array.from({ length: 40 }, (_, i) => Buffer.from(requestJson(maker.make(`${i}`))));
/** The signature of another entry, and what is no request. */
const bad = Array.from({ length: 10 }, (_, i) => {
  const request = structuredClone(requestObject(maker.make(`${i}`))) as { hashedRekordRequestV002: { digest: string } };
  request.hashedRekordRequestV002.digest = Buffer.alloc(32, i).toString('base64');
  return Buffer.from(i % 2 === 0 ? JSON.stringify(request) : `no request ${i}`);
});
const mixed = good.flatMap((body, i) => (i % 4 === 0 ? [body, bad[i / 4]!] : [body]));

let pool: AdmittingPool | undefined;
afterEach(() => pool?.close());
const open = (more: Partial<LogRig>) => {
  pool = admittingPool(logRig({ origin: 'log.example', ...more }));
  return pool;
};

test.each([0, 1])('with %d threads each request has its own outcome', async (threads) => {
  const { admitJson } = open({ threads });
  const settled: number[] = [];
  const outcomes = await Promise.all(
    mixed.map((body, i) =>
      admitJson(body).then((outcome) => {
        settled.push(i);
        return outcome;
      }),
    ),
  );
  expect(outcomes.map(({ value, refusal }) => ({ value: value && Buffer.from(value), refusal }))).toEqual(
    mixed.map((body) => {
      const { value, refusal } = admittedJson(body, parts);
      return { value: value && Buffer.from(value), refusal };
    }),
  );
  expect(outcomes.filter(({ refusal }) => refusal)).toHaveLength(10);
  expect(settled.slice(7)).toEqual(mixed.map((_, i) => i).slice(7));
});

test('a replaced part is used, threads or not', async () => {
  const { admitJson } = open({ threads: 1, parts: { ...parts, verifyDigest: () => false } });
  const outcomes = await Promise.all(good.map(admitJson));
  expect(new Set(outcomes.map(({ refusal }) => refusal?.message))).toEqual(new Set(['the signature does not verify']));
});

test('a pool that is closed has answered what was under way, and then admits without threads', async () => {
  const { admitJson, underWay, close } = open({ threads: 1 });
  const outcomes = good.map(admitJson);
  expect(underWay()).toBe(good.length);
  await close();
  expect(underWay()).toBe(0);
  expect((await Promise.all(outcomes)).every(({ value }) => value)).toBe(true);
  expect((await Promise.all(good.map(admitJson))).every(({ value }) => value)).toBe(true);
});
