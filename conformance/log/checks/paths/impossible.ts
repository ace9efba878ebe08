/** No tile or bundle is served at a path that can never name one (C2SP tlog-tiles, "Merkle Tree"). */

import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { impossiblePathDefect } from '../../oracle/tiles/resource-defects.ts';
import { impossiblePathAnswers, impossiblePathsRefused } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const impossible = check<LogTarget>()({
  // LOG-TL-009 (must): Levels are 0 to 63, or 0 to 5 by static-ct-api, widths are 1 to 255, and no tree has 2^64 entries: a path
  //   that can never name a tile or bundle is not answered with one. [tlog-tiles, "Merkle Tree, Partial Tiles"]
  proves: 'LOG-TL-009',
  reasons: { served: 'a path that can never name a tile or bundle is answered with one' },
  owns: [reasonsOf(impossiblePathsRefused, 'served')],
  run: async (_log, t) => {
    await t.each(await t.use(impossiblePathAnswers), (response) =>
      t.judge(impossiblePathDefect(response), response.answer),
    );
  },
});
