import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'writes its caching directives in capitals and in quotes',
  cites: 'RFC 9111, section 5.2: directive names are case-insensitive, and both forms of a value are to be accepted',
  install: (rig) =>
    withHeaders(
      withHeaders(rig, /^tile\//, (headers) => headers.set('cache-control', 'Public, Max-Age="31536000"')),
      /^checkpoint$/,
      (headers) => headers.set('cache-control', 'No-Cache'),
    ),
});
