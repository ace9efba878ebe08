import { createHash } from 'node:crypto';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryText } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers a created entry with an object that names it by its leaf hash, as Rekor v1 did',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#not-an-entry'],
  install: (rig) =>
    withEntryText(rig, (text) => {
      const { canonicalizedBody, logIndex } = JSON.parse(text);
      return JSON.stringify({
        [createHash('sha256').update(text).digest('hex')]: { body: canonicalizedBody, logIndex },
      });
    }),
});
