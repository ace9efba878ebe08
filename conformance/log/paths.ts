/** What a path may answer: nothing where nothing can be, one tile at one path, all of a tile at its full path. */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { LogTarget } from '../core/target.ts';
import { parseBundle } from '../oracle/bundle.ts';
import { equalBytes } from '../oracle/bytes.ts';
import { leafHash } from '../oracle/merkle.ts';
import { bundlePath, tilePath } from '../oracle/path.ts';
import { HASH_SIZE, TILE_WIDTH } from '../oracle/tile.ts';
import { everyReading, seen } from './last.ts';
import { echoes, honestAbsence } from './nowhere.ts';
import { spellingsOf } from './spellings.ts';
import { quietBody } from './stages.ts';

export const nowhere = check<LogTarget>()({
  proves: 'LOG-TL-009',
  reasons: { served: 'a path that can never name a tile or bundle is answered with status 200' },
  run: async (_log, t) => {
    await t.use(honestAbsence);
    await t.each(await t.use(echoes), () => t.judge(undefined));
  },
});

export const otherSpellings = check<LogTarget>()({
  proves: 'LOG-TL-010',
  reasons: {
    'other-bytes': 'another spelling of a path is answered with other bytes than the path',
    'not-as-declared': 'other spellings are not answered as the choice other-spellings declares',
  },
  run: async (log, t) => {
    await t.use(honestAbsence);
    // As they were served: the full one may have taken the place of the partial one.
    const tree = await seen(t);
    const tile = (await t.use(tree.tiles)).get('0/0');
    const bundle = (await t.use(tree.bundles)).get(0n);
    let same = false;
    for (const served of [tile?.path, bundle?.path].filter((path) => path !== undefined)) {
      const answer = await log.read({ kind: 'path', path: served });
      const bytes = answer.status === 200 ? quietBody(answer) : undefined;
      // Together: a server's error is tried again after seconds.
      const others = (bytes ? spellingsOf(served) : []).map(async (one) => {
        return { ...one, other: await log.read({ kind: 'path', path: one.path }) };
      });
      for (const { path, how, other } of await Promise.all(others)) {
        const found = other.status === 200 ? quietBody(other) : undefined;
        same ||= other.status === 200;
        const expected = `an error status, or the bytes of ${served} (${how})`;
        const actual = `status 200 and ${found ? `${found.length} other bytes` : 'a body that cannot be read'}`;
        const differs = other.status === 200 && (!found || !equalBytes(found, bytes!));
        t.judge(differs ? { reason: 'other-bytes', expected, actual, at: path } : undefined, other);
      }
    }
    if (t.subjects === 0) {
      const { size } = (await t.use(tree.tree)).checkpoint;
      t.notApplicable(size === 0n ? 'the log is empty' : 'the log keeps its first tile no longer');
    }
    const defect = t.chose('other-spellings', same ? 'same' : 'refused');
    t.judge(defect && { ...defect, reason: 'not-as-declared' });
  },
});

export const fullIsFull = check<LogTarget>()({
  proves: 'LOG-TL-008',
  reasons: {
    short: 'a full path is answered with the partial tile or bundle that there is so far',
    'other-beginning': 'a full path is answered with another beginning than its partial tile or bundle has',
    long: 'a full path is answered with more than a tile or bundle can have',
  },
  run: async (log, t) => {
    // After the log was made to grow: a client may ask so (tlog-tiles "Partial Tiles"), but a cache might keep what it
    // hears, and the full ones that growth brings are not to be absent because of us.
    await t.use(honestAbsence);
    const tiles = (await everyReading(t, (one) => one.tiles)).at(-1)!;
    const bundles = (await everyReading(t, (one) => one.bundles)).at(-1)!;
    const judge = async (
      path: string,
      right: (body: Uint8Array) => Defect<'short' | 'other-beginning'> | undefined,
    ) => {
      const answer = await log.read({ kind: 'path', path });
      const body = answer.status === 200 ? quietBody(answer) : undefined;
      const limits = { expected: 'at most 256 hashes or entries', actual: 'more than that', at: path };
      const long = answer.status === 200 && answer.cut ? ({ reason: 'long', ...limits } as const) : undefined;
      t.judge(long ?? (body && right(body)), answer);
    };
    const beginning = { reason: 'other-beginning', expected: 'the beginning that the partial one has' } as const;
    for (const tile of tiles.values()) {
      const { level, index } = tile.id;
      const path = tilePath({ level, index });
      if (tile.width === TILE_WIDTH) continue;
      await judge(path, (body) => {
        const actual = `${body.length} bytes`;
        if (body.length !== TILE_WIDTH * HASH_SIZE)
          return { reason: 'short', expected: '8192 bytes, or an error status', actual, at: path };
        const same = equalBytes(body.subarray(0, tile.hashes.length * HASH_SIZE), Buffer.concat(tile.hashes));
        return same ? undefined : { ...beginning, actual: 'other hashes', at: path };
      });
    }
    for (const bundle of bundles.values()) {
      const path = bundlePath({ index: bundle.id.index });
      if (bundle.width === TILE_WIDTH) continue;
      await judge(path, (body) => {
        const { value, defect } = parseBundle(body, TILE_WIDTH);
        if (defect)
          return { reason: 'short', expected: '256 entries, or an error status', actual: defect.actual, at: path };
        const hashes = value!.slice(0, bundle.leafHashes.length).map((entry) => leafHash(entry));
        const same = hashes.every((hash, i) => equalBytes(hash, bundle.leafHashes[i]!));
        return same ? undefined : { ...beginning, actual: 'other entries', at: path };
      });
    }
    if (t.subjects === 0) t.notApplicable('the tree has no partial tile');
  },
});
