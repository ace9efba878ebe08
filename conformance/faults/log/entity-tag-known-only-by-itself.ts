import type { LogRig } from '../../../src/reference/log/index.ts';
import { fault } from '../fault.ts';
import { withKnown } from '../not-modified.ts';

export default fault<LogRig>({
  text: 'compares all of If-None-Match with its entity tag, as if it held one only',
  breaks: 'LOG-HT-015',
  caughtBy: ['log/revalidation/every-form#list'],
  install: (rig) => withKnown(rig, (given, tag) => ['*', tag, `W/${tag}`].includes(given)),
});
