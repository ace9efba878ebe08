import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { firstAndLastTile } from '../../oracle/tiles/first-and-last.ts';
import { bundlePath } from '../../oracle/tiles/path.ts';
import { isPage } from '../../oracle/tiles/resource-form.ts';
import type { TreeSample } from '../../oracle/tiles/sample.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { choiceSeenOnce } from '../create/choice-once.ts';
import { minimumIndex } from './minimum-index.ts';

const BUNDLES = 'tile/entries/';
/** Where logs by static-ct-api ("Log Entries") have their entries, and known logs have no bundles. */
const DATA_TILES = 'tile/data/';

/**
 * Whether the log has entry bundles, or serves its entries in another format alone (tlog-tiles, "Log entries": MAY). Where
 * neither is found, bundles are missing, unless another format is declared.
 */
export const entryFormat = premise<LogTarget>()({
  name: 'entry-format',
  reasons: ['not-as-declared'],
  async find(log, t): Promise<'bundles' | 'other'> {
    const ends = firstAndLastTile((await t.use(verifiedCheckpoint)).size, minimumIndex(t));
    const paths = ends.flatMap(({ index, width }) => [
      ...(width === undefined ? [] : [bundlePath({ index, width })]),
      bundlePath({ index }),
    ]);
    // An answer that is longer than this suite reads is there as well.
    const isServed = async (under: string) => {
      for (const path of paths.map((bundle) => bundle.replace(BUNDLES, under))) {
        const answer = await log.read({ kind: 'path', path });
        if (answer.status === 200 && !isPage(path, answer)) return true;
      }
      return false;
    };
    const declared = t.declared('entry-format');
    if (paths.length === 0) return 'bundles';
    if (await isServed(BUNDLES)) {
      t.judge(declared === undefined ? undefined : choiceSeenOnce(t.chose('entry-format', 'bundles')));
      return 'bundles';
    }
    // Bundles that are declared are missing.
    if (declared === 'bundles' || !(declared === 'other' || (await isServed(DATA_TILES)))) return 'bundles';
    t.chose('entry-format', 'other');
    return 'other';
  },
});

/** A sample of a tree, without bundles where the log has no bundles to serve. */
export async function servedSample(t: Trial<LogTarget, string>, sample: TreeSample): Promise<TreeSample> {
  return (await t.use(entryFormat)) === 'other' ? { ...sample, bundles: [] } : sample;
}
