import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withKnown } from '../not-modified.ts';

export default fault<LogRig>({
  text: 'compares the entity tags of If-None-Match strongly',
  breaks: 'LOG-HT-015',
  caughtBy: ['log/revalidation/every-form#weak'],
  install: (rig) => withKnown(rig, (given, tag) => given === '*' || given.split(/\s*,\s*/).includes(tag)),
});
