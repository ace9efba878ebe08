import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withKnown } from '../not-modified.ts';

export default fault<LogRig>({
  text: 'takes an asterisk in If-None-Match for an entity tag that it does not have',
  breaks: 'LOG-HT-015',
  caughtBy: ['log/revalidation/every-form#any'],
  install: (rig) =>
    withKnown(rig, (given, tag) => given.split(/\s*,\s*/).some((one) => [tag, `W/${tag}`].includes(one))),
});
