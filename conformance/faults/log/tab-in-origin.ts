import type { LogRig } from '../../../src/reference/log/index.ts';
import { withText } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'has a tab in the origin, and signs it so',
  breaks: 'LOG-SN-002',
  caughtBy: ['log/note/encoding#control-character'],
  install: (rig) => withText(rig, (text) => `touchstone\t${text}`),
});
