import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../../faults/alter.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'writes its content types in odd case, without spaces, and with the charset in quotes',
  cites: 'RFC 9110, section 8.3.1: types and parameter names are case-insensitive, a value may be quoted',
  install: (rig) =>
    withParts(rig, {
      contentType: (kind) => (kind === 'checkpoint' ? 'Text/Plain;Charset="UTF-8"' : 'APPLICATION/Octet-Stream'),
    }),
});
