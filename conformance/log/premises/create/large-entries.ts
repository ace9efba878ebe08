/** Large entries that the log has accepted, and the tree that has them. */

import { mismatch } from '../../../core/check/mismatch.ts';
import { premise } from '../../../core/check/premise.ts';
import { hex } from '../../../oracle/bytes/bytes.ts';
import { entryOfLength } from '../../inputs/entry/large-entry.ts';
import { isSuccessful, type SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { AlgorithmName } from '../../oracle/entry/key-details.ts';
import { PROXY_STATUSES } from '../../oracle/http/gateway.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { sampleOfEntries } from '../../oracle/tiles/entries-sample.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type SampledTree, treeReadings } from '../tiles/tree-readings.ts';
import { acceptedCreation, CREATION_REASONS } from './accepted-creation.ts';
import { coveringCheckpoint } from './covering-checkpoint.ts';
import { firstEntry } from './first-entry.ts';
import { loggedEntries } from './logged-entries.ts';
import { runEntries } from './run-entries.ts';
import { sendEntry } from './send-entry.ts';

/** Lengths of a leaf: above the largest signed 16-bit number, and the largest unsigned one. */
const LENGTHS = [40_003, 65_535];
const P256: AlgorithmName = 'PKIX_ECDSA_P256_SHA_256';

/**
 * Entries that were sent concurrently, as far as the log accepted them: no source demands that it accepts large
 * entries.
 */
export interface LargeEntries {
  readonly small: SuccessfulCreation;
  readonly large: readonly SuccessfulCreation[];
}

/** The small entry shows whether only large entries have a defect. */
export const largeEntries = premise<LogTarget>()({
  name: 'large-entries',
  reasons: CREATION_REASONS,
  async find(log, t): Promise<LargeEntries> {
    await t.use(firstEntry);
    await t.use(loggedEntries);
    const { make } = await t.use(runEntries);
    const sent = LENGTHS.map((bytes) => entryOfLength(make(`of ${bytes} bytes`, P256), bytes));
    const [small, ...large] = await Promise.all(
      [make('beside large entries'), ...sent].map((entry) => sendEntry({ create: log.create! }, entry, t.time)),
    );
    const { status } = small!.answer;
    if (PROXY_STATUSES.has(status)) t.inconclusive(`a small entry beside them is answered with status ${status}`);
    return { small: acceptedCreation(t, small!, 'a small entry beside large ones'), large: large.filter(isSuccessful) };
  },
});

/** The tree that covers them. */
export const largeTree = treeReadings(
  'large-tree',
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

/**
 * The tiles have the hashes of the large entries. log/tiles/match-entries judges the other entries of those bundles.
 */
export const soundLargeTree = premise<LogTarget>()({
  name: 'sound-large-tree',
  reasons: ['leaf-hash'],
  async find(_log, t): Promise<true> {
    const tiles = await t.use(largeTree.tiles);
    const bundles = await t.use(largeTree.bundles);
    for (const { logged, answer } of (await t.use(largeEntries)).large) {
      const [bundle, place] = [logged.logIndex / 256n, Number(logged.logIndex % 256n)];
      const { path, leafHashes } = bundles.get(bundle)!;
      const tile = tiles.get(`0/${bundle}`)!;
      const at = `${tile.path}, hash ${place}; ${path}, entry ${place}`;
      t.judge(mismatch('leaf-hash', leafHashes[place]!, tile.hashes[place]!, at, hex), answer);
    }
    return true;
  },
});

export const NO_LARGE_ENTRY = 'the log accepts no entry of that size';
export const lengthText = ({ length }: Uint8Array): string => `${length.toLocaleString('en-US')} bytes`;
