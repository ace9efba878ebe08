import { premise } from '../../../core/check/premise.ts';
import { loggedBodyDefect } from '../../oracle/entry/answer-defects.ts';
import type { SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { BundleReading } from '../../oracle/tiles/reading.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { publication } from './publication.ts';
import { soundWrittenTree, writtenTree } from './written-tree.ts';

/** A created entry, and the bundle that the served tree has at its index. */
export interface LoggedCreation extends SuccessfulCreation {
  readonly bundle: BundleReading;
}

/** The created entries in the served tree, without those below the declared minimum index. */
export const loggedEntries = premise<LogTarget>()({
  name: 'logged-entries',
  reasons: ['other-entry'],
  async find(_log, t): Promise<readonly LoggedCreation[]> {
    const { covered } = await t.use(publication);
    // The tile has the entry's hash, and the signed root covers the tile: the checks of tiles judge that.
    await t.use(soundWrittenTree);
    const bundles = await t.use(writtenTree.bundles);
    const creations: LoggedCreation[] = [];
    for (const creation of covered) {
      const { logged, answer } = creation;
      const bundle = bundles.get(logged.logIndex / 256n);
      // The interface document does not list the members of an answer.
      if (!bundle || logged.canonicalizedBody.length === 0) continue;
      t.judge(loggedBodyDefect(logged, bundle), answer);
      creations.push({ ...creation, bundle });
    }
    return creations;
  },
});
