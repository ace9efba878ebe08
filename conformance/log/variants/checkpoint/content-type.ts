import { logVariant } from '../../testbed/alteration.ts';
import { withParts } from '../../testbed/parts.ts';

export const contentTypesInOddSpelling = logVariant({
  text: 'writes its content types in odd case, without spaces, and with the charset in quotes',
  cites: 'RFC 9110, section 8.3.1: types and parameter names are case-insensitive, a value may be quoted',
  install: (rig) =>
    withParts(rig, {
      contentType: (kind) => (kind === 'checkpoint' ? 'Text/Plain;Charset="UTF-8"' : 'APPLICATION/Octet-Stream'),
    }),
});

export const contentTypesWithMoreParameters = logVariant({
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
