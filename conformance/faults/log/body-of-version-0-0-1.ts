import type { LogRig } from '../../../src/reference/log/index.ts';
import { withLeaf } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'logs entries as hashedrekord 0.0.1',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#kind'],
  install: (rig) => withLeaf(rig, (leaf) => leaf.replace('"0.0.2"', '"0.0.1"')),
});
