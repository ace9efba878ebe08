import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers, withFeedParts } from '../../testbed/alterations.ts';
import { withJsonpText } from '../../testbed/jsonp.ts';

export const callbackFixed = feedFault({
  text: 'calls one function for every callback',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/called#other-call'],
  install: (rig) => withFeedParts(rig, { jsonp: (_name, frame) => rig.parts.jsonp('callback', frame) }),
});

export const callbackIgnored = feedFault({
  text: 'takes no notice of a callback',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/called#not-wrapped'],
  install: (rig) => withFeedParts(rig, { callback: () => undefined }),
});

export const callbackNotFound = feedFault({
  text: 'does not find anything with a callback',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/called#not-served'],
  install: (rig) =>
    withFeedAnswers(
      rig,
      /callback=/,
      () => new Response('not found', { status: 404, headers: { 'cache-control': 'no-store' } }),
    ),
});

export const jsonpTwice = feedFault({
  text: 'calls back twice',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/called#several-statements'],
  install: (rig) => withJsonpText(rig, (text) => `${text}\n${text}`),
});

export const jsonpWithStatus = feedFault({
  text: 'calls back with a status and the JSON',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/called#argument'],
  install: (rig) => withJsonpText(rig, (text) => text.replace(/\);\n?$/, ', 200);')),
});

export const jsonpWithText = feedFault({
  text: 'calls back with JSON as a text',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/called#argument'],
  install: (rig) =>
    withJsonpText(rig, (text) => text.replace(/\((.*)\);/s, (_, argument: string) => `(${JSON.stringify(argument)});`)),
});
