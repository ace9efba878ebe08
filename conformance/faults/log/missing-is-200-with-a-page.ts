import type { LogRig } from '../../../src/reference/log/index.ts';
import { withAbsence } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers 200 and a page of its own where nothing is',
  breaks: 'LOG-TL-009',
  caughtBy: ['log/paths/nowhere#served'],
  needs: { append: false },
  install: (rig) => withAbsence(rig, 200, 'text/html', '<title>Welcome</title>'),
});
