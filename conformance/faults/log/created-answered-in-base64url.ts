import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryText } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes the bytes of an answer in the URL alphabet',
  breaks: 'LOG-CE-011',
  caughtBy: ['log/form/json#base64'],
  install: (rig) =>
    withEntryText(rig, (text) => {
      const bytes = /"(keyId|rootHash|canonicalizedBody)":"([^"]+)"/g;
      return text.replace(
        bytes,
        (_, name, value) => `"${name}":"${Buffer.from(value, 'base64').toString('base64url')}"`,
      );
    }),
});
