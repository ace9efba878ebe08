import { deflateSync } from 'node:zlib';
import { feedVariant } from '../../testbed/alteration.ts';
import { withDeflate } from '../../testbed/content-codings.ts';

export const deflateWhenOffered = feedVariant({
  text: 'compresses with deflate for clients that accept it',
  cites: 'RFC 9110, section 8.4.1.2: the coding deflate is the zlib format around DEFLATE',
  install: (rig) => withDeflate(rig, (bytes) => deflateSync(bytes)),
});
