import { premise } from '../core/premise.ts';
import type { Resource } from '../core/resource.ts';
import type { LogTarget } from '../core/target.ts';
import { bundlePath, tilePath } from '../oracle/path.ts';
import { TILE_WIDTH } from '../oracle/tile.ts';
import { first } from './first.ts';
import { checkpointAnswer } from './note-premises.ts';
import type { Served } from './view.ts';

/** A resource that the log was seen to serve. */
export interface Present {
  readonly path: string;
  readonly resource: Resource;
}

/** One of each kind that the log has: its checkpoint, a tile and a bundle; full ones where there are any. */
export const present = premise<LogTarget>()({
  name: 'present',
  owners: {},
  async find(_log, t): Promise<readonly Present[]> {
    await t.use(checkpointAnswer);
    const found: Present[] = [{ path: 'checkpoint', resource: { kind: 'checkpoint' } }];
    const tile = fullest(await t.attempt(first.tiles));
    if (tile) {
      const { level, index } = tile.id;
      const id = tile.width === TILE_WIDTH ? { level, index } : tile.id;
      found.push({ path: tilePath(id), resource: { kind: 'tile', ...id } });
    }
    const bundle = fullest(await t.attempt(first.bundles));
    if (bundle) {
      const { index } = bundle.id;
      const id = bundle.width === TILE_WIDTH ? { index } : bundle.id;
      found.push({ path: bundlePath(id), resource: { kind: 'entries', ...id } });
    }
    return found;
  },
});

/** One that does not go away while we look, if there is one. */
function fullest<S extends Served<unknown>>(read: ReadonlyMap<unknown, S> | undefined): S | undefined {
  const all = [...(read?.values() ?? [])];
  return all.find((one) => one.width === TILE_WIDTH) ?? all[0];
}
