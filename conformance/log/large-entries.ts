/** Large entries that the log has taken, and the tree that has them. */
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import type { AlgorithmName } from '../oracle/key-details.ts';
import { entryOfLength } from '../properties/large-entry.ts';
import { covering } from './covering.ts';
import { type Creation, created, creation, maker, type Success } from './created.ts';
import { readings, type Tree } from './readings.ts';
import { ascending } from './sample.ts';
import { kept, partsWith } from './written.ts';

/** Lengths of a leaf: beyond what a signed number of 16 bits says, and the longest that an unsigned one does. */
const LENGTHS = [40_003, 65_535];
const P256: AlgorithmName = 'PKIX_ECDSA_P256_SHA_256';

/** Entries that were sent at the same time, as far as the log took them: no source says that it has to take large ones. */
export interface Batch {
  readonly small: Success;
  readonly large: readonly Success[];
}

/** A small one among them shows what is not the matter of large ones. */
export const batch = premise<LogTarget>()({
  name: 'large-batch',
  owners: {},
  async find(log, t): Promise<Batch> {
    await t.use(created);
    await t.use(kept);
    const { make } = await t.use(maker);
    const sent = LENGTHS.map((bytes) => entryOfLength(make(`of ${bytes} bytes`, P256), bytes));
    const [small, ...large] = await Promise.all(
      [make('beside large entries'), ...sent].map((entry) => creation({ create: log.create! }, entry, t.time)),
    );
    const taken = (one: Creation): one is Success => one.logged !== undefined;
    if (!taken(small!))
      return t.inconclusive(`a small entry beside them is answered with status ${small!.answer.status}`);
    return { small, large: large.filter(taken) };
  },
});

/** The tree that covers them, where they are to lie. */
export const largeTree = readings(
  'large',
  premise<LogTarget>()({
    name: 'large-tree',
    owners: {},
    async find(log, t): Promise<Tree> {
      const { small, large } = await t.use(batch);
      const indices = [small, ...large].map(({ logged }) => logged.logIndex);
      const checkpoint = await covering(log, t, [...indices].sort(ascending).at(-1)!);
      return { checkpoint, sample: partsWith(checkpoint.size, indices) };
    },
  }),
);

/** The tile has their hashes. What else is in that bundle is not looked at: other checks have said what is wrong there. */
export const largeSound = premise<LogTarget>()({
  name: 'large-sound',
  owners: { 'leaf-hash': 'log/tiles/match-entries#leaf-hash' },
  async find(_log, t): Promise<true> {
    const tiles = await t.use(largeTree.tiles);
    const bundles = await t.use(largeTree.bundles);
    for (const { logged, answer } of (await t.use(batch)).large) {
      const [bundle, place] = [logged.logIndex / 256n, Number(logged.logIndex % 256n)];
      const { path, leafHashes } = bundles.get(bundle)!;
      const tile = tiles.get(`0/${bundle}`)!;
      const [right, found] = [leafHashes[place]!, tile.hashes[place]!];
      const at = `${tile.path}, hash ${place}; ${path}, entry ${place}`;
      const other = { reason: 'leaf-hash', expected: base64(right), actual: base64(found), at } as const;
      t.judge(equalBytes(right, found) ? undefined : other, answer);
    }
    return true;
  },
});
