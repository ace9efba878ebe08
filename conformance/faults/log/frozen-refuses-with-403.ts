import type { LogRig } from '../../../src/reference/log/index.ts';
import { FROZEN, withText } from '../alter.ts';
import { fault } from '../fault.ts';
import { json, withPosts } from '../refused.ts';

export default fault<LogRig>({
  text: 'is frozen, and forbids to create entries with 403',
  breaks: 'LOG-CE-010',
  caughtBy: ['log/admission/frozen#not-405'],
  needs: { declare: { frozen: 'yes' }, append: false, create: true },
  install: (rig) =>
    withPosts(
      withText(rig, (text) => `${text}${FROZEN}`),
      async () => json(403, { code: 7, message: 'frozen', details: [] }),
    ),
});
