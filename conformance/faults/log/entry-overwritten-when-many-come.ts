import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCrowd, withOverwritten } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'serves other bytes for the last of eight entries that came at the same time',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/together/apart#lost'],
  install: (right) => {
    const { rig, overwrite } = withOverwritten(right);
    return withCrowd(rig, 8, async ({ next }) => {
      const response = await next();
      const { canonicalizedBody } = (await response.clone().json()) as { canonicalizedBody: string };
      overwrite(Buffer.from(canonicalizedBody, 'base64'));
      return response;
    });
  },
});
