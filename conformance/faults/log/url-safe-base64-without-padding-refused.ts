import type { LogRig } from '../../../src/reference/log/index.ts';
import { refusal, withCreations } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'refuses bytes in URL-safe base64 without padding',
  breaks: 'LOG-CE-020',
  caughtBy: ['log/duplicates/spellings#not-understood'],
  install: (rig) =>
    withCreations(rig, async ({ body, next }) =>
      /"rawBytes":"[^"=]*[_-][^"=]*"/.test(body) ? refusal(400, 3, 'malformed base64') : next(),
    ),
});
