import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hex } from '../../../oracle/bytes/bytes.ts';
import { leafHash } from '../merkle/tree-hash.ts';
import { extensionsDefect, leafIndexDefect } from './extensions.ts';
import { loggedCertificate } from './logged-certificate.ts';
import { parseDataTile } from './tile-leaf.ts';

const file = (kind: string) =>
  new Uint8Array(
    readFileSync(new URL(`../../../../spec/third-party/static-ct/navigli2025h2.${kind}`, import.meta.url)),
  );
/** The entries 768 to 777 of the log navigli2025h2, all of precertificates, and their hashes. */
const leaves = parseDataTile(file('data'), 10).value!;
const tile = file('tile');

test('the leaf hashes are those of the tile of level 0', () => {
  expect(leaves.map((leaf) => hex(leafHash(leaf.merkleTreeLeaf)))).toEqual(
    leaves.map((_leaf, i) => hex(tile.subarray(i * 32, (i + 1) * 32))),
  );
});

test('the extensions have the index of the entry', () => {
  for (const [i, { extensions }] of leaves.entries()) {
    expect(extensionsDefect(extensions, '')).toBeUndefined();
    expect(leafIndexDefect(extensions, 768n + BigInt(i), '')).toBeUndefined();
    expect(leafIndexDefect(extensions, 769n + BigInt(i), '')?.reason).toBe('other-index');
  }
});

test('the TBSCertificate is that of the precertificate without the poison, byte by byte', () => {
  for (const leaf of leaves) {
    const entry = loggedCertificate(leaf, 'entry');
    expect(entry).toMatchObject({ defect: undefined, precertificate: { isSame: true } });
    expect(entry.fingerprints).toHaveLength(2);
    const other = { ...leaf, signed: leaf.signed.with(leaf.signed.length - 1, leaf.signed.at(-1)! ^ 1) };
    expect(loggedCertificate(other, 'entry').precertificate?.isSame).toBe(false);
  }
});
