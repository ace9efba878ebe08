import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'does not read a weight behind white space, which is allowed there',
  breaks: 'LOG-HT-017',
  caughtBy: ['log/http/unwanted#refused'],
  install: (rig) =>
    withParts(rig, {
      wantsGzip: (accept) => (accept ?? '').split(',').some((one) => /^gzip(?!;q=0)/.test(one.trim())),
    }),
});
