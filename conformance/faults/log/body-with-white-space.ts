import type { LogRig } from '../../../src/reference/log/index.ts';
import { withLeaf } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'logs entries in indented JSON',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#not-canonical'],
  install: (rig) => withLeaf(rig, (leaf) => JSON.stringify(JSON.parse(leaf), undefined, 2)),
});
