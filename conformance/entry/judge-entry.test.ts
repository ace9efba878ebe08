/** An entry by itself: the unaltered one and odd spellings of it hold, and every altered one fails. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { leafHash } from '../../src/reference/log/index.ts';
import { parseVkey } from '../log/oracle/note/vkey.ts';
import { ecdsaSigner, rsaSigner, witnessSigner } from '../log/testbed/signers.ts';
import {
  type AnsweredEntry,
  bundleOf,
  create,
  failures,
  logWith,
  newEntry,
  ORIGIN,
  signer,
  verified,
} from './entries.test-tool.ts';

const sent = newEntry('artifact', 'x509Certificate');
let entry: AnsweredEntry;
let bundle: object;
beforeAll(async () => {
  entry = await create(await logWith(12), sent);
  bundle = bundleOf(sent, entry);
});

/** The same entry with other members in its proof. */
const withProof = (more: Partial<AnsweredEntry['inclusionProof']>) => ({
  ...entry,
  inclusionProof: { ...entry.inclusionProof, ...more },
});
const withEnvelope = (envelope: string) => withProof({ checkpoint: { envelope } });
const envelopeOf = () => entry.inclusionProof.checkpoint.envelope;
const bytes = (text: string) => Buffer.from(text, 'base64');
const base64 = (data: Uint8Array) => Buffer.from(data).toString('base64');

describe('the unaltered one holds', () => {
  test('by itself and in a bundle', async () => {
    for (const value of [entry, bundle]) {
      const result = await verified(value);
      expect({ failures: failures(result), verdict: result.verdict }).toEqual({ failures: [], verdict: 'verified' });
    }
    const { entries } = await verified(bundle);
    expect(entries[0]!.statements.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual(
      ['form', 'kind', 'body', 'time', 'checkpoint', 'signature', 'origin', 'log-id', 'claims', 'proof', 'content'].map(
        (id) => `${id} holds`,
      ),
    );
    expect(entries[0]).toMatchObject({ signer: { name: ORIGIN }, checkpoint: { size: 13n } });
  });

  test.each([1, 2, 3, 200, 256, 257])('in a tree of %i entries', async (size) => {
    const logged = await create(await logWith(size - 1), newEntry('one'));
    expect((await verified(logged)).verdict).toBe('verified');
  });

  test("in the schema's names, with numbers for int64, other base64 and unknown members", async () => {
    const odd = JSON.stringify({
      ...bundle,
      aNewMember: [1],
      verificationMaterial: { tlogEntries: [{ ...entry, more: null }] },
    })
      .replaceAll(/"([a-zA-Z]+)":/g, (_, name) => `"${name.replace(/[A-Z]/g, (c: string) => `_${c.toLowerCase()}`)}":`)
      .replaceAll(/"log_index":"(\d+)"/g, '"log_index": $1')
      .replaceAll('+', '-')
      .replaceAll(/=+"/g, '"')
      .replaceAll('application/vnd.dev.sigstore.bundle.v0.3-json', 'application/vnd.dev.sigstore.bundle.v0.3+json');
    expect(odd).toContain('"canonicalized_body":');
    // The signature line is a note's, not protobuf JSON's: its base64 is the standard one.
    const restored = odd.replace(/"envelope":"[^"]*"/, `"envelope":${JSON.stringify(envelopeOf())}`);
    expect(failures(await verified(restored))).toEqual([]);
  });

  test.each<[string, (line: string) => string]>([
    ['a cosignature after it', (line) => `${line}${lineBy(witnessSigner('witness.example', 1_700_000_000))}`],
    ['a cosignature before it', (line) => `${lineBy(witnessSigner('witness.example', 1_700_000_000))}${line}`],
    ['a signature of an unknown type', (line) => `${line}— other.example AAAAAP8=\n`],
    ["a line by another key with the log's name", (line) => `— ${ORIGIN} AAAAAAAA\n${line}`],
    ['twenty others', (line) => `${line}${'— other.example AAAAAP8=\n'.repeat(20)}`],
  ])('with %s', async (_, around) => {
    const [text, line] = envelopeOf().split('\n\n') as [string, string];
    expect(failures(await verified(withEnvelope(`${text}\n\n${around(line)}`)))).toEqual([]);
  });

  test('with an extension line', async () => {
    const frozen = await logWith(3);
    const logged = await create(frozen, newEntry('one'));
    const [text] = logged.inclusionProof.checkpoint.envelope.split('\n\n');
    const extended = `${text}\nan extension\n`;
    const payload = Buffer.concat([idOf(signer.keyId), signer.sign(extended)]).toString('base64');
    const envelope = `${extended}\n— ${ORIGIN} ${payload}\n`;
    expect(
      failures(await verified({ ...logged, inclusionProof: { ...logged.inclusionProof, checkpoint: { envelope } } })),
    ).toEqual([]);
  });

  test.each([
    ['ECDSA', ecdsaSigner(ORIGIN)],
    ['RSA', rsaSigner(ORIGIN)],
  ])('of a log with a key of %s', async (_, key) => {
    const logged = await create(await logWith(2, { signer: key }), newEntry('one'));
    const result = await verified(logged, { keysFor: () => [parseVkey(key.vkey).value!] });
    expect({ failures: failures(result), verdict: result.verdict }).toEqual({ failures: [], verdict: 'verified' });
  });

  test('beside the keys of other logs', async () => {
    const keys = [rsaSigner('a.example'), signer, ecdsaSigner('b.example')].map(({ vkey }) => parseVkey(vkey).value!);
    expect((await verified(bundle, { keysFor: () => keys })).verdict).toBe('verified');
  });
});

describe('an altered one fails', () => {
  /** All byte strings of an entry, and how to put another in the place of each. */
  const parts: Readonly<Record<string, { read(): Buffer; with_(data: Buffer): object }>> = {
    'the root hash': {
      read: () => bytes(entry.inclusionProof.rootHash),
      with_: (data) => withProof({ rootHash: base64(data) }),
    },
    'a hash of the proof': {
      read: () => bytes(entry.inclusionProof.hashes[1]!),
      with_: (data) => withProof({ hashes: entry.inclusionProof.hashes.with(1, base64(data)) }),
    },
    'the checkpoint': {
      read: () => Buffer.from(envelopeOf()),
      with_: (data) => withEnvelope(data.toString()),
    },
    'the body': {
      read: () => bytes(entry.canonicalizedBody),
      with_: (data) => ({ ...entry, canonicalizedBody: base64(data) }),
    },
    'the log ID': {
      read: () => bytes(entry.logId.keyId),
      with_: (data) => ({ ...entry, logId: { keyId: base64(data) } }),
    },
  };
  test.each(Object.keys(parts))('by any byte of %s', async (name) => {
    const { read, with_ } = parts[name]!;
    const data = read();
    await fc.assert(
      fc.asyncProperty(fc.nat(data.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const altered = Buffer.from(data.map((byte, i) => (i === at ? byte ^ by : byte)));
        const result = await verified(with_(altered));
        expect(result.verdict).toBe('wrong');
        expect(failures(result).length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
  test('by any number', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
        fc.constantFrom('logIndex', 'proof', 'treeSize'),
        async (n, where) => {
          const number = String(n);
          fc.pre(number !== entry.logIndex && number !== entry.inclusionProof.treeSize);
          const altered =
            where === 'logIndex'
              ? { ...entry, logIndex: number }
              : withProof(where === 'proof' ? { logIndex: number } : { treeSize: number });
          expect((await verified(altered)).verdict).toBe('wrong');
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each<[string, string, () => unknown]>([
    ['a lost hash', 'proof#length', () => withProof({ hashes: entry.inclusionProof.hashes.slice(1) })],
    [
      'a hash more',
      'proof#length',
      () => withProof({ hashes: [...entry.inclusionProof.hashes, entry.inclusionProof.rootHash] }),
    ],
    ['swapped hashes', 'proof#root', () => withProof({ hashes: entry.inclusionProof.hashes.toReversed() })],
    ['a short hash', 'proof#length', () => withProof({ hashes: entry.inclusionProof.hashes.with(0, 'AAAA') })],
    [
      'a root hash in hex',
      'claims#root-hash',
      () => withProof({ rootHash: base64(Buffer.from(bytes(entry.inclusionProof.rootHash).toString('hex'))) }),
    ],
    ['no proof', 'form#missing', () => ({ ...entry, inclusionProof: undefined })],
    ['no checkpoint', 'form#missing', () => withProof({ checkpoint: undefined! })],
    ['no body', 'form#missing', () => ({ ...entry, canonicalizedBody: undefined })],
    ['no log ID', 'form#missing', () => ({ ...entry, logId: undefined })],
    ['no kind', 'form#missing', () => ({ ...entry, kindVersion: undefined })],
    ['another kind', 'kind#kind', () => ({ ...entry, kindVersion: { kind: 'dsse', version: '0.0.2' } })],
    ['another version', 'kind#kind', () => ({ ...entry, kindVersion: { kind: 'hashedrekord', version: '0.0.1' } })],
    ['a time', 'time#time', () => ({ ...entry, integratedTime: '1700000000' })],
    ['a promise', 'time#promise', () => ({ ...entry, inclusionPromise: { signedEntryTimestamp: 'AAAA' } })],
    ['an index that is no number', 'form#not-an-entry', () => ({ ...entry, logIndex: 'x' })],
    ['a body that is no base64', 'form#not-an-entry', () => ({ ...entry, canonicalizedBody: '!' })],
    ['a name twice', 'form#duplicate', () => JSON.stringify(entry).replace('{', '{"logIndex":"0",')],
    [
      'a checkpoint with other ends of lines',
      'checkpoint#malformed',
      () => withEnvelope(envelopeOf().replaceAll('\n', '\r\n')),
    ],
    [
      'a checkpoint without signature',
      'checkpoint#malformed',
      () => withEnvelope(`${envelopeOf().split('\n\n')[0]}\n\n`),
    ],
    ['a hyphen for the dash', 'checkpoint#malformed', () => withEnvelope(envelopeOf().replace('—', '-'))],
    [
      'the name of another log',
      'signature#no-log-signature',
      () => withEnvelope(envelopeOf().replace(`— ${ORIGIN}`, '— other.example')),
    ],
  ])('%s', async (_, expected, make) => {
    const result = await verified(make());
    expect(failures(result)).toContain(expected);
    expect(result.verdict).toBe('wrong');
  });

  test('the body in another form of JSON, though the log has logged that', async () => {
    const log = await logWith(4);
    const loose = Buffer.from(JSON.stringify(JSON.parse(bytes(entry.canonicalizedBody).toString()), null, 1));
    await log.append([loose]);
    const after = await create(log, newEntry('after'));
    // It is the sibling of the entry after it, so the two proofs differ in their first hash alone.
    const hashes = after.inclusionProof.hashes.with(0, base64(leafHash(bytes(after.canonicalizedBody))));
    const inclusionProof = { ...after.inclusionProof, logIndex: '4', hashes };
    const logged = { ...after, logIndex: '4', inclusionProof, canonicalizedBody: base64(loose) };
    expect(failures(await verified(logged))).toEqual(['body#not-canonical']);
  });

  test('an entry of another place in the same tree', async () => {
    const log = await logWith(4);
    const first = await create(log, newEntry('first'));
    const second = await create(log, newEntry('second'));
    expect(failures(await verified({ ...second, canonicalizedBody: first.canonicalizedBody }))).toEqual(['proof#root']);
    expect(failures(await verified({ ...second, logIndex: first.logIndex }))).toEqual(['claims#index', 'proof#root']);
    const older = { ...second.inclusionProof, checkpoint: first.inclusionProof.checkpoint };
    expect(failures(await verified({ ...second, inclusionProof: older }))).toContain('claims#tree-size');
  });

  test('the key of another log, and the log ID of another key that is known', async () => {
    const other = ecdsaSigner('other.example');
    const foreign = await verified(entry, { keysFor: () => [parseVkey(other.vkey).value!] });
    expect(failures(foreign)).toEqual(['signature#no-log-signature']);
    const logged = await create(await logWith(2, { signer: { ...other, name: ORIGIN } }), newEntry('one'));
    const both = [signer.vkey, other.vkey].map((vkey) => parseVkey(vkey).value!);
    const mixed = { ...entry, logId: logged.logId };
    expect(failures(await verified(mixed, { keysFor: () => both }))).toEqual(['log-id#other-key']);
  });

  test('another origin than the one that is given, or than the name of the key', async () => {
    expect(failures(await verified(entry, { origin: 'other.example' }))).toEqual(['origin#origin']);
    const logged = await create(await logWith(2, { origin: 'another.example' }), newEntry('one'));
    expect(failures(await verified(logged))).toEqual(['origin#origin']);
    expect(failures(await verified(logged, { origin: 'another.example' }))).toEqual([]);
  });
});

describe('what is not judged leaves the verdict incomplete', () => {
  test('without a key', async () => {
    const result = await verified(entry, { keysFor: () => [] });
    expect(result).toMatchObject({ verdict: 'incomplete', because: [expect.stringContaining('give --trusted-root')] });
    expect((await verified(withProof({ rootHash: '' }), { keysFor: () => [] })).verdict).toBe('wrong');
  });
  test('of an entry of Rekor v1: its proof alone is judged, at an index of its own', async () => {
    const log = await logWith(4);
    const body = Buffer.from('{"apiVersion":"0.0.1","kind":"hashedrekord","spec":{}}');
    await log.append([body]);
    const after = await create(log, newEntry('after'));
    const hashes = after.inclusionProof.hashes.with(0, base64(leafHash(bytes(after.canonicalizedBody))));
    const old = {
      ...after,
      logIndex: '900',
      kindVersion: { kind: 'hashedrekord', version: '0.0.1' },
      integratedTime: '1700000000',
      inclusionPromise: { signedEntryTimestamp: 'AAAA' },
      inclusionProof: { ...after.inclusionProof, logIndex: '4', hashes },
      canonicalizedBody: base64(body),
    };
    expect(await verified(old)).toMatchObject({
      verdict: 'incomplete',
      because: [expect.stringContaining('0.0.1 is no kind of Rekor v2')],
    });
    expect((await verified({ ...old, inclusionProof: { ...old.inclusionProof, logIndex: '3' } })).verdict).toBe(
      'wrong',
    );
    const promised = await verified({ ...old, inclusionProof: undefined });
    expect(promised).toMatchObject({
      verdict: 'incomplete',
      because: [expect.any(String), expect.stringContaining('the promise of Rekor v1')],
    });
    const asked = await verified(old, { placeOf: () => ({ kind: 'directory', path: '/nowhere' }) });
    expect(asked.because).toContainEqual(expect.stringContaining('its log is one of Rekor v1'));
  });
  test('a bundle without entries', async () =>
    expect(await verified(bundleOf(sent))).toMatchObject({
      verdict: 'incomplete',
      because: [expect.stringContaining('no entry')],
    }));
  test('a bundle that signs nothing', async () =>
    expect(await verified({ ...bundleOf(sent, entry), messageSignature: null })).toMatchObject({
      verdict: 'incomplete',
      because: [expect.stringContaining('nothing that was signed')],
    }));
  test('one of two entries that is wrong makes the bundle wrong', async () => {
    const result = await verified(bundleOf(sent, entry, { ...entry, logIndex: '3' }));
    expect(result).toMatchObject({ verdict: 'wrong', entries: [{ place: expect.stringContaining('[0]') }, {}] });
  });
});

/** Four bytes of key ID. */
function idOf(keyId: number): Buffer {
  const id = Buffer.alloc(4);
  id.writeUInt32BE(keyId);
  return id;
}

/** A signature line over the checkpoint by another signer. */
function lineBy({ name, keyId, sign }: ReturnType<typeof witnessSigner>): string {
  const text = `${envelopeOf().split('\n\n')[0]}\n`;
  return `— ${name} ${Buffer.concat([idOf(keyId), sign(text)]).toString('base64')}\n`;
}
