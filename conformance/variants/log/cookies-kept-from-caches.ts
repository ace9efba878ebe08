import type { LogRig } from '../../../src/reference/log/index.ts';
import { TILES_AND_BUNDLES } from '../../faults/alter.ts';
import { withHeaders } from '../../faults/answers.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'keeps caches from storing one header of its tiles, and lets them have the rest',
  cites: 'RFC 9111, section 5.2.2.4: no-cache with a field name is about that field',
  install: (rig) =>
    withHeaders(rig, TILES_AND_BUNDLES, (headers) =>
      headers.set('cache-control', 'public, max-age=31536000, no-cache="Set-Cookie"'),
    ),
});
