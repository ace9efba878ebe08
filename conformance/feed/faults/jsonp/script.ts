import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers, withFeedParts } from '../../testbed/alterations.ts';
import { withJsonpText } from '../../testbed/jsonp.ts';

export const jsonpLatin1 = feedFault({
  text: 'writes JSONP in ISO-8859-1 and declares UTF-8',
  breaks: 'FEED-JP-001',
  caughtBy: ['feed/jsonp/script#encoding'],
  install: (rig) =>
    withFeedAnswers(withFeedParts(rig, { wantsGzip: () => false }), /\.json\?(.*&)?callback=/, async (response) => {
      const text = (await response.text()).replace(/[^\0-\xff]/g, '?');
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      return new Response(Buffer.from(text, 'latin1'), { status: response.status, headers });
    }),
});

export const jsonpWithoutParenthesis = feedFault({
  text: 'does not close the call',
  breaks: 'FEED-JP-001',
  caughtBy: ['feed/jsonp/script#not-javascript'],
  install: (rig) => withJsonpText(rig, (text) => text.replace(/\);\n?$/, '')),
});
