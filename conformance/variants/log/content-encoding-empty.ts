import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'sends a Content-Encoding header without a coding where it has not used one',
  cites: 'RFC 9110, section 8.4 and appendix A: Content-Encoding is a list that may be empty',
  install: (rig) => withHeaders(rig, /^(checkpoint$|tile\/\d)/, (headers) => headers.set('content-encoding', '')),
});
