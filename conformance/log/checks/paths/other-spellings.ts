/** Other spellings of a path (C2SP tlog-tiles "Merkle Tree"). */
import { check } from '../../../core/check/check.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { pathSpellings } from '../../inputs/tree/path-spellings.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { isPage } from '../../oracle/tiles/resource-form.ts';
import { nonEmptyTree } from '../../premises/tiles/every-tree.ts';
import { impossiblePathsRefused } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const otherSpellings = check<LogTarget>()({
  // LOG-TL-010 (must): A tile has one path. A log that also accepts another spelling of the path answers it with the same bytes.
  //   [tlog-tiles, "Merkle Tree"]
  proves: 'LOG-TL-010',
  reasons: {
    'other-bytes': 'another spelling of a path is answered with other bytes than the path',
    'not-as-declared': 'other spellings of a path are not answered as the choice other-spellings declares',
  },
  run: async (log, t) => {
    await t.use(impossiblePathsRefused);
    const tree = await nonEmptyTree(t);
    // Uses the paths that were served: the full resource may have replaced the partial one.
    const tile = (await t.use(tree.tiles)).get('0/0');
    const bundle = (await t.use(tree.bundles)).get(0n);
    let option = 'refused';
    for (const path of [tile?.path, bundle?.path].filter((known) => known !== undefined)) {
      const answer = await log.read({ kind: 'path', path });
      const bytes = answer.status === 200 ? readableBody(answer) : undefined;
      if (!bytes) continue;
      // All at once: a request that ends in a server's error is repeated after seconds.
      const spellings = pathSpellings(path).map(async (spelling) => {
        return { ...spelling, answer: await log.read({ kind: 'path', path: spelling.path }) };
      });
      for (const spelling of await Promise.all(spellings)) {
        const served = spelling.answer.status === 200 && !isPage(spelling.path, spelling.answer);
        const body = served ? readableBody(spelling.answer) : undefined;
        if (served) option = 'same';
        const expected = `an error status, or the bytes of ${path} (${spelling.how})`;
        const actual = `status 200 and ${body ? `${body.length} other bytes` : 'a body that cannot be read'}`;
        const otherBytes = { reason: 'other-bytes', expected, actual, at: spelling.path } as const;
        t.judge(served && !(body && equalBytes(body, bytes)) && otherBytes, spelling.answer);
      }
    }
    if (t.subjects === 0) {
      const { size } = (await t.use(tree.tree)).checkpoint;
      t.notApplicable(size === 0n ? 'the log is empty' : 'the log does not keep its first tile any more');
    }
    const defect = t.chose('other-spellings', option);
    t.judge(defect && { ...defect, reason: 'not-as-declared' });
  },
});
