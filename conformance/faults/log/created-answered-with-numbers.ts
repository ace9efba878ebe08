import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryText } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'writes indices and sizes as JSON numbers',
  breaks: 'LOG-CE-011',
  caughtBy: ['log/form/json#numbers'],
  install: (rig) => withEntryText(rig, (text) => text.replace(/"(\w+(?:Index|Size|Time))":"(\d+)"/g, '"$1":$2')),
});
