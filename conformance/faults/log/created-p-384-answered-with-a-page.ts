import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryText } from '../created.ts';
import { fault } from '../fault.ts';

const isP384 = (text: string) => Buffer.from(JSON.parse(text).canonicalizedBody, 'base64').includes('_P384_');

export default fault<LogRig>({
  text: 'answers a created entry with a P-384 key with a page of HTML',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#not-an-entry'],
  install: (rig) => withEntryText(rig, (text) => (isP384(text) ? '<html>created</html>' : text)),
});
