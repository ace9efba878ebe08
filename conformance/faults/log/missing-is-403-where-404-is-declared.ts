import type { LogRig } from '../../../src/reference/log/index.ts';
import { withAbsence } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers 403 where nothing is, though 404 is declared',
  breaks: 'LOG-HT-010',
  caughtBy: ['log/errors/status#not-as-declared'],
  needs: { declare: { 'missing-status': 'not-found' } },
  install: (rig) => withAbsence(rig, 403, 'application/xml', '<Error/>'),
});
