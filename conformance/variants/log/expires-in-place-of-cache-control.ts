import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'says how long its answers are fresh by Expires alone',
  cites: 'RFC 9111, section 5.3: Expires, where there is no max-age',
  install: (rig) => {
    const expire = (after: number) => (headers: Headers) => {
      headers.delete('cache-control');
      headers.set('date', new Date().toUTCString());
      headers.set('expires', new Date(Date.now() + after).toUTCString());
    };
    return withHeaders(withHeaders(rig, /^checkpoint$/, expire(-1000)), /^tile\//, expire(86_400_000));
  },
});
