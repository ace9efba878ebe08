import type { LogRig } from '../../../src/reference/log/index.ts';
import { withLeaf } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'logs entries in base64',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#not-json'],
  install: (rig) => withLeaf(rig, (leaf) => Buffer.from(leaf).toString('base64')),
});
