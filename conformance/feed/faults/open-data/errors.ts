import type { JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers, withFeedJson, withFeedMeta, withFeedParts, withFeedText } from '../../testbed/alterations.ts';

export const noMethodIdInErrors = feedFault({
  text: 'leaves meta.method_id out of errors',
  breaks: 'FEED-OD-005',
  caughtBy: ['feed/open-data/errors#missing'],
  install: (rig) =>
    withFeedMeta(rig, ({ method_id, ...meta }) =>
      Number(meta.status) < 300 ? { ...meta, method_id: method_id! } : meta,
    ),
});

export const noStatusOfUnknownSites = feedFault({
  text: 'leaves meta.status out for an unknown site',
  breaks: 'FEED-OD-005',
  caughtBy: ['feed/open-data/errors#missing'],
  install: (rig) =>
    withFeedJson(rig, (envelope, path) => {
      if (!/\/events\/no-site-/.test(path)) return envelope;
      const { status: _, ...meta } = envelope.meta as Record<string, never>;
      return { ...envelope, meta };
    }),
});

const refused = (response: Response) =>
  response
    .clone()
    .text()
    .then((text) => /"status":(401|403|511),/.test(text));

export const refusalAsText = feedFault({
  text: 'answers requests with a wrong key in plain text',
  breaks: 'FEED-OD-005',
  caughtBy: ['feed/open-data/errors#not-json'],
  install: (rig) =>
    withFeedAnswers(withFeedParts(rig, { wantsGzip: () => false }), /\.json(\?(?!.*callback=)|$)/, async (response) =>
      (await refused(response)) ? new Response('Invalid API key', { status: 200 }) : response,
    ),
});

export const refusalWithData = feedFault({
  text: 'describes an error in its data',
  breaks: 'FEED-OD-005',
  caughtBy: ['feed/open-data/errors#not-empty'],
  install: (rig) =>
    withFeedJson(rig, (envelope) => {
      const { status, message } = envelope.meta as JsonObject;
      return status === 401n ? { ...envelope, data: [message!] } : envelope;
    }),
});

export const refusalWithoutEnvelope = feedFault({
  text: 'answers requests with a wrong key by one object with the error',
  breaks: 'FEED-OD-005',
  caughtBy: ['feed/open-data/errors#no-envelope'],
  install: (rig) =>
    withFeedJson(rig, (envelope) => {
      const { status, message } = envelope.meta as JsonObject;
      return status === 401n ? { error: message! } : envelope;
    }),
});

export const xmlRefusalWithoutData = feedFault({
  text: 'answers requests with a wrong key in XML without the element `data`',
  breaks: 'FEED-OD-005',
  caughtBy: ['feed/open-data/errors#no-envelope'],
  install: (rig) =>
    withFeedText(rig, /\.xml(\?|$)/, (text) =>
      text.includes('<status>401</status>') ? text.replace(/<data>.*<\/data>|<data\/>/s, '') : text,
    ),
});
