import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'takes each entry twice that is created over gRPC',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/create-entry#twice'],
  install: (rig) => {
    const repeated = new Set<string>();
    const { identity } = rig.parts;
    return withRpc(
      // One that comes again on purpose is another one.
      withParts(rig, {
        identity: (body) =>
          repeated.delete(Buffer.from(body).toString()) ? rig.parts.nodeHash(body, body) : identity(body),
      }),
      (next) => ({
        createEntry: async (request, context) => {
          const entry = await next.createEntry(request, context);
          repeated.add(Buffer.from(entry.canonicalizedBody!).toString());
          await next.createEntry(request, context);
          return entry;
        },
      }),
    );
  },
});
