import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryText } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'has two members of one name in an answer',
  breaks: 'LOG-CE-011',
  caughtBy: ['log/form/json#duplicate'],
  install: (rig) => withEntryText(rig, (text) => text.replace(/"logIndex":"\d+",/, '$&$&')),
});
