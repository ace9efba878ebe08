import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';
import { withRpc } from '../rpc.ts';

export default fault<LogRig>({
  text: 'looks at the length of an entry where requests come over HTTP alone, so that one that is too long wraps',
  breaks: 'LOG-CE-026',
  caughtBy: ['log/rpc/codes#accepted'],
  alsoFails: ['log/entries/well-formed#truncated'],
  install: (rig) => {
    const overGrpc = new AsyncLocalStorage<true>();
    const { entryLimit } = rig.parts;
    const lax = withParts(rig, { entryLimit: () => (overGrpc.getStore() ? 1_000_000 : entryLimit()) });
    return withRpc(lax, (next) => ({
      createEntry: (...asked) => overGrpc.run(true, () => next.createEntry(...asked)),
    }));
  },
});
