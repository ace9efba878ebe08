/** Other spellings of a path (C2SP tlog-tiles "Merkle Tree"). */
import { check } from '../../../core/check/check.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { pathSpellings } from '../../inputs/tree/path-spellings.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { nonEmptyTree } from '../../premises/tiles/every-tree.ts';
import { impossiblePathsRefused } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const otherSpellings = check<LogTarget>()({
  proves: 'LOG-TL-010',
  reasons: {
    'other-bytes': 'another spelling of a path is answered with other bytes than the path',
    'not-as-declared': 'other spellings are not answered as the choice other-spellings declares',
  },
  run: async (log, t) => {
    await t.use(impossiblePathsRefused);
    // As they were served: the full one may have taken the place of the partial one.
    const tree = await nonEmptyTree(t);
    const tile = (await t.use(tree.tiles)).get('0/0');
    const bundle = (await t.use(tree.bundles)).get(0n);
    let same = false;
    for (const served of [tile?.path, bundle?.path].filter((path) => path !== undefined)) {
      const answer = await log.read({ kind: 'path', path: served });
      const bytes = answer.status === 200 ? readableBody(answer) : undefined;
      // Together: a server's error is tried again after seconds.
      const others = (bytes ? pathSpellings(served) : []).map(async (one) => {
        return { ...one, other: await log.read({ kind: 'path', path: one.path }) };
      });
      for (const { path, how, other } of await Promise.all(others)) {
        const found = other.status === 200 ? readableBody(other) : undefined;
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
