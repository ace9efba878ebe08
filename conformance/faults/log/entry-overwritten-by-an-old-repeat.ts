import type { LogRig } from '../../../src/reference/log/index.ts';
import { longAgo, withCreations, withOverwritten } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves other bytes for an entry that it had long ago once it is sent again',
  breaks: 'LOG-CE-009',
  caughtBy: ['log/sequences/acknowledged#lost'],
  install: (right) => {
    const { rig, overwrite } = withOverwritten(right);
    const old = longAgo(6);
    const bodies = new Map<string, Uint8Array>();
    return withCreations(rig, async ({ body, next }) => {
      if (old(body)) overwrite(bodies.get(body)!);
      const response = await next();
      if (response.status === 201) {
        const { canonicalizedBody } = (await response.clone().json()) as { canonicalizedBody: string };
        bodies.set(body, Buffer.from(canonicalizedBody, 'base64'));
      }
      return response;
    });
  },
});
