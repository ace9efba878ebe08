import { logVariant } from '../../testbed/alteration.ts';
import { withNotModified } from '../../testbed/not-modified.ts';

export const notModifiedWithLengthAndLastModified = logVariant({
  text: 'sends Content-Length and Last-Modified with 304',
  cites:
    'RFC 9110, section 8.6: a server may send Content-Length in a 304; section 15.4.5: Last-Modified guides caches',
  install: (rig) =>
    withNotModified(rig, (headers) => {
      headers.set('content-length', '8192');
      headers.set('last-modified', 'Wed, 19 Aug 2026 06:42:17 GMT');
    }),
});
