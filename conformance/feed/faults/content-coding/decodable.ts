import { deflateRawSync } from 'node:zlib';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedHeaders, withFeedParts } from '../../testbed/alterations.ts';
import { withDeflate } from '../../testbed/content-codings.ts';

export const deflateWithoutItsWrapper = feedFault({
  text: 'answers an offer of deflate without the zlib format around it',
  breaks: 'FEED-HT-012',
  caughtBy: ['feed/content-coding/decodable#undecodable'],
  install: (rig) => withDeflate(rig, (bytes) => deflateRawSync(bytes)),
});

export const plainContentCalledGzip = feedFault({
  text: 'declares that plain content is in gzip',
  breaks: 'FEED-HT-012',
  caughtBy: ['feed/content-coding/decodable#undecodable'],
  alsoFails: ['feed/content-coding/accepted#not-accepted'],
  install: (rig) =>
    withFeedHeaders(withFeedParts(rig, { wantsGzip: () => false }), /\.xml/, (headers) =>
      headers.set('content-encoding', 'gzip'),
    ),
});
