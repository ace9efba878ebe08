import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'lets caches show an old checkpoint when the log itself cannot be reached',
  cites: 'RFC 9111, section 4.2.4: stale-if-error is for when the origin fails',
  install: (rig) =>
    withHeaders(rig, /^checkpoint$/, (headers) => headers.set('cache-control', 'max-age=5, stale-if-error=86400')),
});
