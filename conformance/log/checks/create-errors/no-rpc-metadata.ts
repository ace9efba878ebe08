/** No answer over HTTP has metadata of the RPC (Rekor v2, "Headers"). */
import { watch } from '../../../core/check/check.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The headers in which grpc-gateway and gRPC over HTTP send metadata. */
const METADATA = /^grpc-/i;

export const noRpcMetadata = watch<LogTarget>()({
  // LOG-CE-017 (must): No RPC metadata appears in the headers of an HTTP answer. [rekor-v2, "Headers"]
  proves: 'LOG-CE-017',
  reasons: { metadata: 'an answer over HTTP has or announces a header with metadata of the RPC' },
  begin: (_log, t) => ({
    on({ resource = '' }, answer) {
      if (!answer || !/^(log\/entries|checkpoint|tile\/.*)$/.test(resource)) return;
      const announced = ([name, value]: readonly [string, string]) =>
        name.toLowerCase() === 'trailer' && value.split(',').some((field) => METADATA.test(field.trim()));
      const header = answer.headers.find((field) => METADATA.test(field[0]) || announced(field));
      const expected = 'no header of gRPC';
      const defect = header && ({ reason: 'metadata', expected, actual: header.join(': '), at: resource } as const);
      t.judge(defect, answer);
    },
  }),
});
