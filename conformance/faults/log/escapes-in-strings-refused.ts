import type { LogRig } from '../../../src/reference/log/index.ts';
import { refusal, withCreations } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'refuses strings with escapes',
  breaks: 'LOG-CE-020',
  caughtBy: ['log/duplicates/spellings#not-understood'],
  install: (rig) =>
    withCreations(rig, async ({ body, next }) => (body.includes('\\') ? refusal(400, 3, 'malformed base64') : next())),
});
