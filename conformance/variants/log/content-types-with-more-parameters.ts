import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'adds parameters to its content types',
  cites: 'RFC 9110, section 8.3.1: a media type may have parameters, in any order',
  install: (rig) =>
    withParts(rig, {
      contentType: (kind) =>
        kind === 'checkpoint'
          ? 'text/plain ; format=fixed ; charset=utf-8'
          : 'application/octet-stream; charset=binary',
    }),
});
