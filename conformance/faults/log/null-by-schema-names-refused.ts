import type { LogRig } from '../../../src/reference/log/index.ts';
import { refusal, withCreations } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'refuses members that are null by their names in the schema',
  breaks: 'LOG-CE-020',
  caughtBy: ['log/duplicates/spellings#not-understood'],
  install: (rig) =>
    withCreations(rig, async ({ body, next }) =>
      /"(dsse_request_v002|x509_certificate)":null/.test(body) ? refusal(400, 3, 'malformed request') : next(),
    ),
});
