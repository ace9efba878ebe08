import type { LogRig } from '../../../src/reference/log/index.ts';
import { withLeaf } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'logs entries with the number of the key type in place of its name',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#members'],
  install: (rig) => withLeaf(rig, (leaf) => leaf.replace(/"keyDetails":"\w+"/, '"keyDetails":5')),
});
