import { watch } from '../../../core/check/check.ts';
import { contentTypeDefect } from '../../oracle/http/content-type.ts';
import { everyAnswer } from '../../premises/http/every-answer.ts';
import { firstTree } from '../../premises/tiles/first-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const contentType = watch<LogTarget>()({
  // LOG-TL-003 (must): Tiles are served as `application/octet-stream`. [tlog-tiles, "Merkle Tree"]
  proves: 'LOG-TL-003',
  reasons: { missing: 'a tile has no Content-Type', 'media-type': 'a tile is not application/octet-stream' },
  begin: everyAnswer(/^tile\/\d/, firstTree.tiles, (answer, { resource }) =>
    contentTypeDefect(answer, 'application/octet-stream', resource!),
  ),
});
