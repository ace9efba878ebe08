import { check } from '../../../core/check/check.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { rpcReads } from '../../premises/rpc/service.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The vendor may have a name of several parts; the name of the service itself is a neutral one in the document. */
const NAME = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*\.rekor\.v2\.[A-Za-z_]\w*$/;

export const vendorPackage = check<LogTarget>()({
  // LOG-IF-006 (must): The RPC service is in a package `<vendor>.rekor.v2`. [interface, "What the service does"]
  proves: 'LOG-IF-006',
  needs: ['grpc'],
  reasons: { other: 'the service is in another package than <vendor>.rekor.v2' },
  run: async (log, t) => {
    const { service } = log.grpc;
    if (service === undefined) return t.notApplicable('the full name of the service is not known');
    await t.use(rpcReads);
    const expected = 'a service in a package <vendor>.rekor.v2';
    const other = { reason: 'other', expected, actual: quotedText(service), at: 'gRPC' } as const;
    t.judge(!NAME.test(service) && other);
  },
});
