import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'answers with another body over gRPC than over HTTP',
  breaks: 'LOG-CE-003',
  caughtBy: ['log/rpc/create-entry#other-body'],
  install: (rig) =>
    withRpc(rig, (next) => ({
      createEntry: async (...asked) => {
        const entry = await next.createEntry(...asked);
        const body = Buffer.from(entry.canonicalizedBody!);
        return { ...entry, canonicalizedBody: Buffer.from(body.toString().replace('hashedrekord', 'dsse')) };
      },
    })),
});
