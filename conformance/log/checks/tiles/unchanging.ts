import { watch } from '../../../core/check/check.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { sha256 } from '../../oracle/merkle/sha-256.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const unchanging = watch<LogTarget>()({
  proves: 'LOG-TL-006',
  reasons: { changed: 'a tile or bundle path has answered with other bytes than before' },
  begin(_log, t) {
    const first = new Map<string, string>();
    return {
      on(exchange, answer) {
        const path = exchange.resource ?? '';
        if (!path.startsWith('tile/') || answer?.status !== 200) return;
        const body = readableBody(answer);
        if (!body) return;
        const hash = base64(sha256(body));
        const before = first.get(path);
        if (before === undefined) first.set(path, hash);
        else
          t.judge(
            before === hash
              ? undefined
              : {
                  reason: 'changed',
                  expected: `SHA-256 ${before}, as first answered`,
                  actual: `SHA-256 ${hash}`,
                  at: path,
                },
            answer,
          );
      },
    };
  },
});
