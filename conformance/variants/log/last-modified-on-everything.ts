import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'says when everything was last modified, beside what it says of caching',
  cites: 'RFC 9111, section 4.2.1: what is said explicitly goes before a guess',
  install: (rig) =>
    withHeaders(rig, /^(checkpoint$|tile\/)/, (headers) =>
      headers.set('last-modified', 'Mon, 01 Jan 2024 00:00:00 GMT'),
    ),
});
