import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { rpcReads, rpcWrites } from '../../premises/rpc/service.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const served = check<LogTarget>()({
  // LOG-CE-003 (must): The service is one RPC service with four operations, which give the same answers as HTTP. [interface,
  //   "What the service does"]
  proves: 'LOG-CE-003',
  needs: ['grpc'],
  reasons: {
    unimplemented: 'an operation of the service is not implemented',
    'not-as-declared': 'reading is answered over gRPC, or is not, otherwise than declared',
  },
  owns: [reasonsOf(rpcReads, 'unimplemented'), reasonsOf(rpcWrites, 'unimplemented')],
  run: async (_log, t) => {
    const reads = await t.use(rpcReads);
    const declared = t.declared('rpc-reads');
    const expected =
      'the four operations of LogService (--declare rpc-reads=elsewhere where only CreateEntry is meant to be)';
    const lacking = { reason: 'unimplemented', expected, actual: 'CreateEntry alone', at: 'gRPC' } as const;
    t.judge(!reads && declared === undefined && lacking);
    // Where reads may be elsewhere, gRPC may answer them as well.
    const defect = reads && declared === 'elsewhere' ? undefined : t.chose('rpc-reads', reads ? 'served' : 'elsewhere');
    t.judge(defect && { ...defect, reason: 'not-as-declared' });
    await t.attempt(rpcWrites);
  },
});
