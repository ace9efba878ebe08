/** The entries of the sound chains, where their SCTs promise them. */

import { premise } from '../../../core/check/premise.ts';
import type { LoggedCertificate } from '../../oracle/certificates/logged-certificate.ts';
import { otherEntryDefect } from '../../oracle/certificates/submitted-entry.ts';
import type { BundleReading } from '../../oracle/tiles/reading.ts';
import type { LogTarget } from '../../target/log-target.ts';
import type { Promised } from './issued-scts.ts';
import { mergedChains } from './merged-chains.ts';
import { soundSubmittedTree, submittedTree } from './submitted-tree.ts';

/** A chain, its SCT, and the entry at the promised index. */
export interface LoggedChain extends Promised {
  readonly entry: LoggedCertificate;
  readonly leafHash: Uint8Array;
  readonly tile: BundleReading['answer'];
}

/** The entries at the promised indices that the served tree covers: each is of the certificate that was submitted. */
export const loggedChains = premise<LogTarget>()({
  name: 'logged-chains',
  reasons: ['other-entry'],
  async find(_log, t): Promise<readonly LoggedChain[]> {
    const { covered } = await t.use(mergedChains);
    if (covered.length === 0) return [];
    // The tile has the hash of the entry, and the signed root covers the tile: the checks of tiles judge that.
    await t.use(soundSubmittedTree);
    const tiles = await t.use(submittedTree.bundles);
    return covered.map((promised) => {
      const { certificates, leafHashes, answer } = tiles.get(promised.index / 256n)!;
      const place = Number(promised.index % 256n);
      const entry = certificates![place]!;
      t.judge(otherEntryDefect(promised.signed, entry, promised.made.what, promised.index), answer);
      return { ...promised, entry, leafHash: leafHashes[place]!, tile: answer };
    });
  },
});
