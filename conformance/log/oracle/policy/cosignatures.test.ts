import { describe, expect, it, test } from 'vitest';
import { concatBytes, uint64 } from '../../../oracle/bytes/bytes.ts';
import { cosignatureFormDefect, cosignaturesBy, cosignedBy } from './cosignatures.ts';
import { cosignedLine, madeKey, policyOf, signedLine } from './policies.test-tool.ts';

/** The published example of tlog-cosignature. */
const TEXT = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';
const TIME = 1_679_315_147n;

const log = madeKey('example.com/behind-the-sofa', 0x01);
const [ed25519, mlDsa, stranger] = [madeKey('w1.example', 0x04), madeKey('w2.example', 0x06), madeKey('s', 0x04)];
const policy = policyOf(
  `log ${log.vkey.text}`,
  `witness one ${ed25519.vkey.text}`,
  `witness two ${mlDsa.vkey.text}`,
  'group both all one two',
  'quorum both',
);
const [one, two] = policy.witnesses;
const judged = (...lines: Parameters<typeof cosignaturesBy>[2]) => cosignaturesBy(policy, TEXT, lines);

describe('cosignatures', () => {
  test('of both kinds, beside lines of others', () => {
    const found = judged(
      signedLine(log, TEXT),
      cosignedLine(stranger, TEXT, TIME),
      cosignedLine(mlDsa, TEXT, TIME),
      cosignedLine(ed25519, TEXT, TIME + 1n),
    );
    expect(found.map(({ witness, timestamp, verifies }) => [witness, timestamp, verifies])).toEqual([
      [two, TIME, true],
      [one, TIME + 1n, true],
    ]);
    expect(cosignedBy(found)).toEqual(new Set([one, two]));
    expect(cosignedBy(found, TIME + 1n)).toEqual(new Set([one]));
    expect(found.map(cosignatureFormDefect)).toEqual([undefined, undefined]);
  });

  const other = TEXT.replace('20852163', '20852164');
  it.each([
    ['over another tree', ed25519, cosignedLine(ed25519, other, TIME)],
    ['over another tree', mlDsa, cosignedLine(mlDsa, other, TIME)],
    ['over another origin', mlDsa, cosignedLine(mlDsa, TEXT.replace('sofa', 'bed'), TIME)],
    ['by the plain note', ed25519, { ...signedLine(ed25519, TEXT), ...timed(signedLine(ed25519, TEXT).signature) }],
    ['with another time', ed25519, withTime(cosignedLine(ed25519, TEXT, TIME), TIME + 1n)],
    ['with another time', mlDsa, withTime(cosignedLine(mlDsa, TEXT, TIME), 0n)],
  ])('%s do not verify', (_, key, line) => {
    const found = judged(line);
    expect(found).toMatchObject([{ witness: { key: key.vkey }, verifies: false }]);
    expect(cosignedBy(found)).toEqual(new Set());
  });

  test('the ML-DSA-44 message leaves extension lines out, the Ed25519 message has them', () => {
    const extended = `${TEXT}an extension\n`;
    const lines = [cosignedLine(mlDsa, TEXT, TIME), cosignedLine(ed25519, TEXT, TIME)];
    expect(cosignaturesBy(policy, extended, lines).map(({ verifies }) => verifies)).toEqual([true, false]);
  });

  test.each([
    ['length', '72 bytes', new Uint8Array(64)],
    ['length', '72 bytes', new Uint8Array(73)],
    ['time', 'at most 2^63-1', concatBytes(uint64(2n ** 63n), new Uint8Array(64))],
  ])('without their form: %s', (reason, expected, signature) => {
    const [found] = judged({ ...cosignedLine(ed25519, TEXT, TIME), signature });
    const defect = cosignatureFormDefect(found!);
    expect(defect?.reason).toBe(reason);
    expect(defect?.expected).toContain(expected);
    expect(found!.verifies).toBe(false);
  });
});

const timed = (signature: Uint8Array) => ({ signature: concatBytes(uint64(TIME), signature) });

function withTime<L extends { readonly signature: Uint8Array }>(line: L, time: bigint): L {
  return { ...line, signature: concatBytes(uint64(time), line.signature.slice(8)) };
}
