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

/** Some of each kind that the log has: its checkpoint, and of tiles and bundles a full and a partial one. */
export const present = premise<LogTarget>()({
  name: 'present',
  owners: {},
  async find(_log, t): Promise<readonly Present[]> {
    await t.use(checkpointAnswer);
    const found: Present[] = [{ path: 'checkpoint', resource: { kind: 'checkpoint' } }];
    for (const tile of ends(await t.attempt(first.tiles))) {
      const { level, index } = tile.id;
      const id = tile.width === TILE_WIDTH ? { level, index } : tile.id;
      found.push({ path: tilePath(id), resource: { kind: 'tile', ...id } });
    }
    for (const bundle of ends(await t.attempt(first.bundles))) {
      const { index } = bundle.id;
      const id = bundle.width === TILE_WIDTH ? { index } : bundle.id;
      found.push({ path: bundlePath(id), resource: { kind: 'entries', ...id } });
    }
    return found;
  },
});

/** The first full one and the first partial one, as they were served. */
function ends<S extends Served<unknown>>(read: ReadonlyMap<unknown, S> | undefined): S[] {
  const all = [...(read?.values() ?? [])];
  const found = [all.find((one) => one.width === TILE_WIDTH), all.find((one) => one.width < TILE_WIDTH)];
  return found.filter((one) => one !== undefined);
}
