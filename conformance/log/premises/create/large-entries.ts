/** Large entries that the log has taken, and the tree that has them. */

import { premise } from '../../../core/check/premise.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { entryOfLength } from '../../inputs/entry/large-entry.ts';
import type { Creation, SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { AlgorithmName } from '../../oracle/entry/key-details.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { sampleOfEntries } from '../../oracle/tiles/entries-sample.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type SampledTree, treeReadings } from '../tiles/tree-readings.ts';
import { coveringCheckpoint } from './covering-checkpoint.ts';
import { firstEntry } from './first-entry.ts';
import { loggedEntries } from './logged-entries.ts';
import { runEntries } from './run-entries.ts';
import { sendEntry } from './send-entry.ts';

/** Lengths of a leaf: beyond what a signed number of 16 bits says, and the longest that an unsigned one does. */
const LENGTHS = [40_003, 65_535];
const P256: AlgorithmName = 'PKIX_ECDSA_P256_SHA_256';

/** Entries that were sent at the same time, as far as the log took them: no source says that it has to take large ones. */
export interface LargeEntries {
  readonly small: SuccessfulCreation;
  readonly large: readonly SuccessfulCreation[];
}

/** A small one among them shows what is not the matter of large ones. */
export const largeEntries = premise<LogTarget>()({
  name: 'large-batch',
  async find(log, t): Promise<LargeEntries> {
    await t.use(firstEntry);
    await t.use(loggedEntries);
    const { make } = await t.use(runEntries);
    const sent = LENGTHS.map((bytes) => entryOfLength(make(`of ${bytes} bytes`, P256), bytes));
    const [small, ...large] = await Promise.all(
      [make('beside large entries'), ...sent].map((entry) => sendEntry({ create: log.create! }, entry, t.time)),
    );
    const taken = (one: Creation): one is SuccessfulCreation => one.logged !== undefined;
    if (!taken(small!))
      return t.inconclusive(`a small entry beside them is answered with status ${small!.answer.status}`);
    return { small, large: large.filter(taken) };
  },
});

/** The tree that covers them, where they are to lie. */
export const largeTree = treeReadings(
  'large',
  premise<LogTarget>()({
    name: 'large-tree',
    async find(log, t): Promise<SampledTree> {
      const { small, large } = await t.use(largeEntries);
      const indices = [small, ...large].map(({ logged }) => logged.logIndex);
      const checkpoint = await coveringCheckpoint(log, t, [...indices].sort(ascending).at(-1)!);
      return { checkpoint, sample: sampleOfEntries(checkpoint.size, indices) };
    },
  }),
);

/** The tile has their hashes. What else is in that bundle is not looked at: other checks have said what is wrong there. */
export const soundLargeTree = premise<LogTarget>()({
  name: 'large-sound',
  reasons: ['leaf-hash'],
  async find(_log, t): Promise<true> {
    const tiles = await t.use(largeTree.tiles);
    const bundles = await t.use(largeTree.bundles);
    for (const { logged, answer } of (await t.use(largeEntries)).large) {
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

export const NO_LARGE_ENTRY = 'the log takes no entry of so many bytes';
export const lengthText = ({ length }: Uint8Array): string => `${length.toLocaleString('en-US')} bytes`;
