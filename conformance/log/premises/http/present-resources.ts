import { premise } from '../../../core/check/premise.ts';
import { tilePath } from '../../oracle/tiles/path.ts';
import type { ServedResource } from '../../oracle/tiles/reading.ts';
import type { Resource } from '../../oracle/tiles/resource.ts';
import { TILE_WIDTH } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { checkpointAnswer } from '../checkpoint/checkpoint-answer.ts';
import { firstTree } from '../tiles/first-tree.ts';
import { formatOfEntries } from '../tiles/format-of-entries.ts';

/** A resource that the log serves. */
export interface PresentResource {
  readonly path: string;
  readonly resource: Resource;
}

/** The checkpoint, and a full and a partial tile and bundle, as far as the log serves them. */
export const presentResources = premise<LogTarget>()({
  name: 'present-resources',
  async find(_log, t): Promise<readonly PresentResource[]> {
    await t.use(checkpointAnswer);
    const resources: PresentResource[] = [{ path: 'checkpoint', resource: { kind: 'checkpoint' } }];
    for (const tile of firstFullAndPartial(await t.attempt(firstTree.tiles))) {
      const { level, index } = tile.id;
      const id = tile.width === TILE_WIDTH ? { level, index } : tile.id;
      resources.push({ path: tilePath(id), resource: { kind: 'tile', ...id } });
    }
    for (const bundle of firstFullAndPartial(await t.attempt(firstTree.bundles))) {
      const { index } = bundle.id;
      const id = bundle.width === TILE_WIDTH ? { index } : bundle.id;
      const format = formatOfEntries(t);
      resources.push({ path: format.pathOf(id), resource: format.resourceOf(id) });
    }
    return resources;
  },
});

/** The first full and the first partial resource, as they were served. */
function firstFullAndPartial<S extends ServedResource<unknown>>(read: ReadonlyMap<unknown, S> | undefined): S[] {
  const served = [...(read?.values() ?? [])];
  const examples = [served.find(({ width }) => width === TILE_WIDTH), served.find(({ width }) => width < TILE_WIDTH)];
  return examples.filter((resource) => resource !== undefined);
}
