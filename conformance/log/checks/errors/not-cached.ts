/** Caches may not keep that something is not there (RFC 9111 section 4.2). */
import { watch } from '../../../core/check/check.ts';
import { absenceCachingDefect } from '../../oracle/http/caching.ts';
import { canExist } from '../../oracle/tiles/existence.ts';
import { isLogResource } from '../../premises/http/resource-name.ts';
import { firstTree } from '../../premises/tiles/first-tree.ts';
import { impossiblePathsRefused } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Anything that says an object is not to be had, now or ever, is an error; 410 says that it never will be. */
const isAbsence = (status: number) => status >= 400 && status < 500 && status !== 410;

export const notCached = watch<LogTarget>()({
  proves: 'LOG-HT-006',
  reasons: { 'long-lived': 'its headers let caches keep the answer that something is not there' },
  begin: (log, t) => ({
    on({ resource }, answer) {
      if (!isLogResource(resource) || !answer || !isAbsence(answer.status)) return;
      // What can never be there may be kept absent for ever.
      if (resource === 'checkpoint' || canExist(resource)) t.judge(absenceCachingDefect(answer, resource), answer);
    },
    async end() {
      // Any client may ask for the full one of a partial tile ("Partial Tiles"), which will be there one day.
      const partial = (await t.use(firstTree.tree)).sample.tiles.find(({ width }) => width !== undefined);
      const honest = await t.attempt(impossiblePathsRefused);
      if (t.subjects === 0 && partial && honest)
        await log.read({ kind: 'tile', level: partial.level, index: partial.index });
      if (t.subjects === 0) t.notApplicable('nothing that may come to exist was answered with a client error');
    },
  }),
});
