import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'says that its bundles vary by everything',
  cites: 'RFC 9110, section 12.5.5: Vary may be an asterisk',
  // RFC 9111 section 4.1: then no request ever matches what a cache keeps.
  warns: ['log/entries/cacheable#short'],
  install: (rig) => withHeaders(rig, /^tile\/entries\//, (headers) => headers.set('vary', '*')),
});
