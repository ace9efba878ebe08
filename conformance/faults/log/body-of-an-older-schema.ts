import type { LogRig } from '../../../src/reference/log/index.ts';
import { withLeaf } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'logs entries with the member name of an older schema, hashedRekordV0_0_2',
  breaks: 'LOG-CE-006',
  caughtBy: ['log/create/body#members'],
  install: (rig) => withLeaf(rig, (leaf) => leaf.replace('"hashedRekordV002"', '"hashedRekordV0_0_2"')),
});
