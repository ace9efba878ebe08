import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { manualClock } from '../../../clock.ts';
import { createLog } from '../../log.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { newChains } from '../made/chains.ts';
import { staticCtParts } from '../static-ct-parts.ts';
import { staticCtRig } from '../static-ct-rig.ts';
import { ctExtensions, merkleTreeLeaf } from '../tile-leaf.ts';

const chains = newChains();
const [root, ...intermediates] = chains.issuers as [Uint8Array, ...Uint8Array[]];

/** The certificates of an index, as they are submitted: the first, and its issuers up to the root. */
function chainOf(index: number): { readonly chain: Uint8Array[]; readonly route: string } {
  const { signed, precertificate } = chains.submission(index, 0n);
  const chain = [precertificate?.whole ?? signed, intermediates[index % 2]!, root];
  return { chain, route: precertificate ? 'add-pre-chain' : 'add-chain' };
}

async function openedLog() {
  const store = memoryStore();
  const clock = manualClock(1_800_000_000_000);
  const log = await createLog(staticCtRig({ origin: 'log.example', roots: [root], store: () => store, clock }));
  const send = async (route: string, body: string | object, method = 'POST') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(`http://log.example/ct/v1/${route}`, {
      method,
      ...(method === 'POST' && { body: text }),
    });
    const answer = await log.handler(request);
    return { status: answer.status, text: await answer.text() };
  };
  const submit = (route: string, chain: readonly Uint8Array[]) =>
    send(route, { chain: chain.map((der) => Buffer.from(der).toString('base64')) });
  const entry = async (index: number) =>
    staticCtParts.unbundle((await store.read(`tile/data/000.p/${log.size()}`))!)![index]!;
  return { log, store, clock, send, submit, entry };
}

test('get-roots has the accepted roots', async () => {
  const { send } = await openedLog();
  const { status, text } = await send('get-roots', '', 'GET');
  expect([status, JSON.parse(text)]).toEqual([200, { certificates: [Buffer.from(root).toString('base64')] }]);
});

test.each([
  ['a certificate', 0],
  ['a precertificate', 1],
])('the SCT of %s signs its leaf, with its index', async (_what, index) => {
  const { submit, entry, log, store } = await openedLog();
  await submit('add-chain', chainOf(3).chain);
  const { chain, route } = chainOf(index);
  const { status, text } = await submit(route, chain.slice(0, 2));
  expect([status, text]).toEqual([200, expect.any(String)]);
  const { sct_version, timestamp, extensions, signature } = JSON.parse(text);
  expect([sct_version, timestamp]).toEqual([0, 1_800_000_000_000]);
  expect(Buffer.from(extensions, 'base64')).toEqual(Buffer.from(ctExtensions(1n)));
  const logged = await entry(1);
  // The root stands in the chain although it was left out.
  expect(new Uint8Array(logged.subarray(-66))).toEqual(
    new Uint8Array(Buffer.concat([Buffer.from([0, 64]), ...chain.slice(1).map((der) => fingerprintOf(der))])),
  );
  const der = Buffer.from(log.vkey.split('+').slice(2).join('+'), 'base64').subarray(1);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  expect(verify('sha256', merkleTreeLeaf(logged), key, Buffer.from(signature, 'base64').subarray(4))).toBe(true);
  for (const issuer of chain.slice(1)) expect(await store.read(staticCtParts.issuerPath(issuer))).toEqual(issuer);
});

test('what is left of a precertificate is its TBSCertificate without the poison', async () => {
  const { submit, entry } = await openedLog();
  const { chain, route } = chainOf(1);
  await submit(route, chain);
  const { signed } = chains.submission(1, 0n);
  expect(Buffer.from(await entry(0)).includes(Buffer.from(signed))).toBe(true);
});

test('the same certificate gets the same SCT again, by whatever chain', async () => {
  const { submit, log } = await openedLog();
  const { chain } = chainOf(0);
  const first = await submit('add-chain', chain);
  expect(await submit('add-chain', chain.slice(0, 2))).toEqual(first);
  expect(log.size()).toBe(1n);
});

const { chain } = chainOf(0);
const other = newChains();
const spoilt = Uint8Array.from(chain[0]!, (byte, i) => (i === chain[0]!.length - 1 ? byte ^ 1 : byte));
test.each<[string, string, readonly Uint8Array[]]>([
  ['no certificate', 'add-chain', []],
  ['bytes that are no certificate', 'add-chain', [Buffer.from('no certificate'), root]],
  ['bytes after a certificate', 'add-chain', [Buffer.concat([chain[0]!, Uint8Array.of(0)]), ...chain.slice(1)]],
  ['a chain without its intermediate authority', 'add-chain', [chain[0]!, root]],
  ['another order', 'add-chain', [chain[0]!, root, chain[1]!]],
  ['a signature that does not verify', 'add-chain', [spoilt, ...chain.slice(1)]],
  ['an unknown root', 'add-chain', [other.submission(0, 0n).signed, other.issuers[1]!, other.issuers[0]!]],
  ['a precertificate for add-chain', 'add-chain', chainOf(1).chain],
  ['a certificate for add-pre-chain', 'add-pre-chain', chain],
])('refuses %s, with a sentence', async (_what, route, refused) => {
  const { submit, log } = await openedLog();
  const { status, text } = await submit(route, refused);
  expect([status, text]).toEqual([400, expect.stringMatching(/\w+ .*\n$/)]);
  expect(log.size()).toBe(0n);
});

test.each([
  ['no JSON', '{"chain": ['],
  ['no object', 'null'],
  ['no chain', '{}'],
  ['a chain that is no array', '{"chain": "AAAA"}'],
  ['a certificate in base64 for addresses', '{"chain": ["-_-_"]}'],
  ['numbers', '{"chain": [1]}'],
])('refuses %s', async (_what, body) => {
  const { send } = await openedLog();
  expect((await send('add-chain', body)).status).toBe(400);
});

test('answers other methods and paths as HTTP has it', async () => {
  const { send } = await openedLog();
  expect((await send('add-chain', '', 'GET')).status).toBe(405);
  expect((await send('get-roots', '{}')).status).toBe(405);
  expect((await send('get-sth', '', 'GET')).status).toBe(404);
});

test('a log that is closed refuses, and may be asked again', async () => {
  const { submit, log } = await openedLog();
  await log.close();
  expect((await submit('add-chain', chain)).status).toBe(503);
});

function fingerprintOf(der: Uint8Array): Uint8Array {
  return Buffer.from(staticCtParts.issuerPath(der).slice('issuer/'.length), 'hex');
}
