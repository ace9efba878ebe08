import { watch } from '../../../core/check/check.ts';
import { contentTypeDefect } from '../../oracle/http/content-type.ts';
import { everyAnswer } from '../../premises/http/every-answer.ts';
import { firstTree } from '../../premises/tiles/first-tree.ts';
import { formatOfEntries } from '../../premises/tiles/format-of-entries.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const contentType = watch<LogTarget>()({
  // LOG-EB-003 (must): Entry bundles, or data tiles, are served as `application/octet-stream`. [tlog-tiles, "Log entries"]
  proves: 'LOG-EB-003',
  reasons: { missing: 'a bundle has no Content-Type', 'media-type': 'a bundle is not application/octet-stream' },
  begin: everyAnswer(
    (t) => formatOfEntries(t).paths,
    firstTree.bundles,
    (answer, { resource }) => contentTypeDefect(answer, 'application/octet-stream', resource!),
  ),
});
