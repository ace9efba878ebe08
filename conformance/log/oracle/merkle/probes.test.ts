import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { verifyConsistency } from './consistency.ts';
import { verifyInclusion } from './inclusion.ts';

const folder = new URL('../../../../../shared/vectors/merkle/', import.meta.url);

/**
 * Four probes that transparency-dev/merkle refuses by rules beyond RFC 6962 (no empty root, no proof from size 0), each
 * with the result of this oracle and the reason.
 */
const POLICY: ReadonlyMap<string, { ours: string | undefined; why: string }> = new Map([
  [
    'inclusion/single-entry/empty-root-and-leaf.json',
    {
      ours: undefined,
      why: 'in a tree of a single leaf the root is the leaf hash; the oracle presumes that hashes have 32 bytes',
    },
  ],
  [
    'consistency/additional/size1-is-zero-and-size2-is-not-zero.json',
    { ours: undefined, why: 'the empty tree begins every tree, and no proof verifies the second root' },
  ],
  [
    'consistency/additional/size1-is-zero-and-does-not-equal-size2.json',
    { ours: 'root1-mismatch', why: 'refused here too, but only because the root of the empty tree is known' },
  ],
  [
    'consistency/additional/sizes-are-equal-zero-and-proof-is-empty.json',
    { ours: 'root1-mismatch', why: 'refused here too, but only because the root of the empty tree is known' },
  ],
]);

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

// JSON.parse would round 2^64-1, so numbers are taken from the source text.
const exact = (_key: string, value: unknown, context?: { source?: string }) =>
  typeof value === 'number' ? BigInt(context?.source ?? '') : value;

/** The result of the oracle for a probe, and whether the library refuses the probe. */
function judge(file: string): { file: string; refused: boolean; reason: string | undefined } {
  const probe = JSON.parse(readFileSync(new URL(file, folder), 'utf8'), exact);
  const proof = ((probe.proof ?? []) as string[]).map(bytes);
  const { leafIdx: index, treeSize: size, size1, size2 } = probe;
  const defect = file.startsWith('inclusion/')
    ? verifyInclusion({ index, size, leafHash: bytes(probe.leafHash), proof, root: bytes(probe.root) })
    : verifyConsistency({ size1, size2, root1: bytes(probe.root1), root2: bytes(probe.root2), proof });
  return { file, refused: probe.wantErr, reason: defect?.reason };
}

if (!existsSync(folder)) {
  console.warn(`skipped: the probes of transparency-dev/merkle, since ${folder.pathname} is absent`);
  test.skip('probes: shared/vectors/merkle is absent');
} else {
  const files = globSync('{inclusion,consistency}/**/*.json', { cwd: folder }).map((file) =>
    file.replaceAll('\\', '/'),
  );

  describe('probes of transparency-dev/merkle', () => {
    test('98 of inclusion and 98 of consistency, the four of policy among them', () => {
      expect(files.filter((file) => file.startsWith('inclusion/'))).toHaveLength(98);
      expect(files.filter((file) => file.startsWith('consistency/'))).toHaveLength(98);
      expect(files).toEqual(expect.arrayContaining([...POLICY.keys()]));
    });

    it.each(files.filter((file) => !POLICY.has(file)).sort())('%s', (file) => {
      const { refused, reason } = judge(file);
      expect(reason !== undefined).toBe(refused);
    });

    it.each([...POLICY])('%s (policy)', (file, { ours }) => {
      expect(judge(file)).toEqual({ file, refused: true, reason: ours });
    });

    test('every reason is met', () => {
      const met = new Set(files.map((file) => judge(file).reason));
      expect(met).toEqual(
        new Set([
          undefined,
          'index-beyond-size',
          'proof-length',
          'root-mismatch',
          'sizes',
          'root1-mismatch',
          'root2-mismatch',
        ]),
      );
    });
  });
}
