import type { LogRig } from '../../../src/reference/log/index.ts';
import { FROZEN, withText } from '../alter.ts';
import { fault } from '../fault.ts';
import { json, withPosts } from '../refused.ts';

export default fault<LogRig>({
  text: 'is frozen, and creates entries over gRPC all the same',
  breaks: 'LOG-CE-010',
  caughtBy: ['log/admission/frozen#accepted'],
  alsoFails: ['log/rekor/frozen-stays#changed'],
  needs: { declare: { frozen: 'yes' }, append: false, create: true },
  install: (rig) =>
    withPosts(
      withText(rig, (text) => `${text}${FROZEN}`),
      async () => json(405, { code: 12, message: 'frozen', details: [] }),
    ),
});
