import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { DATA_TILES } from '../../oracle/tiles/entry-format.ts';
import { firstAndLastTile } from '../../oracle/tiles/first-and-last.ts';
import { bundlePath, dataTilePath } from '../../oracle/tiles/path.ts';
import { isPage } from '../../oracle/tiles/resource-form.ts';
import type { TreeSample } from '../../oracle/tiles/sample.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { choiceSeenOnce } from '../create/choice-once.ts';
import { formatOfEntries } from './format-of-entries.ts';
import { minimumIndex } from './minimum-index.ts';

/**
 * Whether the log has entry bundles, or serves its entries in another format alone (tlog-tiles, "Log entries": MAY). Where
 * neither is found, bundles are missing, unless another format is declared. Data tiles are read only where they are declared.
 */
export const entryFormat = premise<LogTarget>()({
  name: 'entry-format',
  reasons: ['not-as-declared'],
  async find(log, t): Promise<'bundles' | 'data-tiles' | 'other'> {
    if (formatOfEntries(t) === DATA_TILES) return 'data-tiles';
    const ends = firstAndLastTile((await t.use(verifiedCheckpoint)).size, minimumIndex(t));
    const ids = ends.flatMap(({ index, width }) => [...(width === undefined ? [] : [{ index, width }]), { index }]);
    // An answer that is longer than this suite reads is there as well.
    const isServed = async (pathOf: typeof bundlePath) => {
      for (const path of ids.map(pathOf)) {
        const answer = await log.read({ kind: 'path', path });
        if (answer.status === 200 && !isPage(path, answer)) return true;
      }
      return false;
    };
    const declared = t.declared('entry-format');
    if (ids.length === 0) return 'bundles';
    if (await isServed(bundlePath)) {
      t.judge(declared === undefined ? undefined : choiceSeenOnce(t.chose('entry-format', 'bundles')));
      return 'bundles';
    }
    // Bundles that are declared are missing.
    if (declared === 'bundles' || !(declared === 'other' || (await isServed(dataTilePath)))) return 'bundles';
    t.chose('entry-format', 'other');
    return 'other';
  },
});

/** A sample of a tree, without bundles where the log has no bundles to serve. */
export async function servedSample(t: Trial<LogTarget, string>, sample: TreeSample): Promise<TreeSample> {
  return (await t.use(entryFormat)) === 'other' ? { ...sample, bundles: [] } : sample;
}
