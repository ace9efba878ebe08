import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers, withFeedParts, withFeedText } from '../../testbed/alterations.ts';

export const byteOrderMark = feedFault({
  text: 'begins JSON with a byte order mark',
  breaks: 'FEED-JS-002',
  caughtBy: ['feed/json/encoding#byte-order-mark'],
  install: (rig) => withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => `\ufeff${text}`),
});

export const jsonInLatin1 = feedFault({
  text: 'writes JSON in Latin-1',
  breaks: 'FEED-JS-002',
  caughtBy: ['feed/json/encoding#not-utf8'],
  install: (rig) =>
    withFeedAnswers(withFeedParts(rig, { wantsGzip: () => false }), /\.json(\?(?!.*callback=)|$)/, async (response) => {
      const latin1 = Buffer.from(await response.text(), 'latin1');
      return new Response(latin1, { status: response.status, headers: response.headers });
    }),
});
