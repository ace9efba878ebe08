import { watch } from '../../../core/check/check.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { sha256 } from '../../oracle/merkle/sha-256.ts';
import { isPage } from '../../oracle/tiles/resource-form.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const unchanging = watch<LogTarget>()({
  // LOG-TL-006 (must): A tile or bundle path always answers with the content that it answered with once: these resources do not
  //   change. [tlog-tiles, "Merkle Tree"]
  proves: 'LOG-TL-006',
  reasons: { changed: 'a tile or bundle path is answered with other bytes than before' },
  begin(_log, t) {
    const firstHashes = new Map<string, string>();
    return {
      on({ resource: path = '' }, answer) {
        if (!path.startsWith('tile/') || answer?.status !== 200) return;
        const body = readableBody(answer);
        // A partial tile may go when it is full, and a log may say so with a page.
        if (!body || (path.includes('.p/') && isPage(path, answer))) return;
        const hash = base64(sha256(body));
        const first = firstHashes.get(path);
        if (first === undefined) {
          firstHashes.set(path, hash);
          return;
        }
        const expected = `SHA-256 ${first}, as first answered`;
        const changed = { reason: 'changed', expected, actual: `SHA-256 ${hash}`, at: path } as const;
        t.judge(hash !== first && changed, answer);
      },
    };
  },
});
