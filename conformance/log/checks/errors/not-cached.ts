/** Caches may not keep the absence of a resource that may exist later (RFC 9111 section 4.2). */
import { watch } from '../../../core/check/check.ts';
import { absenceCachingDefect } from '../../oracle/http/caching.ts';
import { canExist } from '../../oracle/tiles/existence.ts';
import { isLogResource } from '../../premises/http/resource-name.ts';
import { firstTree } from '../../premises/tiles/first-tree.ts';
import { formatOfEntries } from '../../premises/tiles/format-of-entries.ts';
import { impossiblePathsRefused } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Every client error reports absence, since object stores answer 403 or 400; 410 reports that it is for good. */
const isAbsence = (status: number) => status >= 400 && status < 500 && status !== 410;

export const notCached = watch<LogTarget>()({
  // LOG-HT-006 (should): An answer that a resource does not exist does not let caches keep it for a long time: the resource may
  //   exist a moment later. [rfc9111, "4.2"]
  proves: 'LOG-HT-006',
  reasons: { 'long-lived': 'its headers let caches keep the answer that a resource is missing' },
  begin: (log, t) => ({
    on({ resource }, answer) {
      if (!isLogResource(resource) || !answer || !isAbsence(answer.status)) return;
      // Caches may keep the absence of an impossible path for any time.
      if (resource === 'checkpoint' || canExist(resource, formatOfEntries(t).kind))
        t.judge(absenceCachingDefect(answer, resource), answer);
    },
    async end() {
      // Any client may request the full tile of a partial one (tlog-tiles "Partial Tiles"), which does not exist yet.
      const partial = (await t.use(firstTree.tree)).sample.tiles.find(({ width }) => width !== undefined);
      const refused = await t.attempt(impossiblePathsRefused);
      if (t.subjects === 0 && partial && refused)
        await log.read({ kind: 'tile', level: partial.level, index: partial.index });
      if (t.subjects === 0)
        t.notApplicable('no missing resource that may exist later was answered with a client error');
    },
  }),
});
