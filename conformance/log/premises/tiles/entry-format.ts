import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { firstAndLastTile } from '../../oracle/tiles/first-and-last.ts';
import { bundlePath } from '../../oracle/tiles/path.ts';
import type { TreeSample } from '../../oracle/tiles/sample.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { minimumIndex } from './minimum-index.ts';
import { readServedForm } from './served-form.ts';

const BUNDLES = 'tile/entries/';
/** Where logs by static-ct-api ("Log Entries") have their entries, and known logs have no bundles. */
const DATA_TILES = 'tile/data/';

/**
 * Whether the log has entry bundles, or serves its entries in another format alone (tlog-tiles, "Log entries": MAY). Where
 * neither is found, bundles are missing, unless another format is declared.
 */
export const entryFormat = premise<LogTarget>()({
  name: 'entry-format',
  async find(log, t): Promise<'bundles' | 'other'> {
    const ends = firstAndLastTile((await t.use(verifiedCheckpoint)).size, minimumIndex(t));
    const isServed = async (under: string) => {
      for (const { level: _level, ...id } of ends) {
        const [path, full] = [id, { index: id.index }].map((form) => bundlePath(form).replace(BUNDLES, under));
        if (!('status' in (await readServedForm(log, path!, full!)))) return true;
      }
      return false;
    };
    if (ends.length === 0 || (await isServed(BUNDLES))) return 'bundles';
    const isOther = t.declared('entry-format') === 'other' || (await isServed(DATA_TILES));
    if (isOther) t.chose('entry-format', 'other');
    return isOther ? 'other' : 'bundles';
  },
});

/** A sample of a tree, without bundles where the log has no bundles to serve. */
export async function servedSample(t: Trial<LogTarget, string>, sample: TreeSample): Promise<TreeSample> {
  return (await t.use(entryFormat)) === 'other' ? { ...sample, bundles: [] } : sample;
}
