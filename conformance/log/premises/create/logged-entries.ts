/** Created entries that the served tree has. */
import { premise } from '../../../core/check/premise.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { SuccessfulCreation } from '../../oracle/entry/creation.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { publication } from './publication.ts';
import { soundWrittenTree, writtenTree } from './written-tree.ts';

/** The created entries that the served tree has as they were answered with; those that are not owed are left out. */
export const loggedEntries = premise<LogTarget>()({
  name: 'kept',
  reasons: ['other-entry'],
  async find(_log, t): Promise<readonly SuccessfulCreation[]> {
    const { covered } = await t.use(publication);
    // Its hash is in the tile, and that under the signed root: else the checks of tiles say so.
    await t.use(soundWrittenTree);
    const bundles = await t.use(writtenTree.bundles);
    return covered.filter(({ logged: { logIndex, canonicalizedBody }, answer }) => {
      const bundle = bundles.get(logIndex / 256n);
      // The interface document does not list the members of an answer.
      if (!bundle || canonicalizedBody.length === 0) return false;
      const [right, found] = [leafHash(canonicalizedBody), bundle.leafHashes[Number(logIndex % 256n)]!];
      const expected = `the canonicalizedBody of the answer, leaf hash ${base64(right)}`;
      const actual = `an entry with the leaf hash ${base64(found)}`;
      const at = `${bundle.path}, entry ${logIndex % 256n} (logIndex ${logIndex})`;
      t.judge(equalBytes(right, found) ? undefined : { reason: 'other-entry', expected, actual, at }, answer);
      return true;
    });
  },
});
