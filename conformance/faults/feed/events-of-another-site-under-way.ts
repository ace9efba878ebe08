import { setImmediate } from 'node:timers/promises';
import type { FeedRig, Json, JsonObject } from '../../../src/reference/feed/index.ts';
import { json, readJson } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedAnswers, withFeedText } from '../feed.ts';

const JSON_ALONE = /\/events\/.*\.json(\?(?!.*callback=)|$)/;

export default fault<FeedRig>({
  text: 'lists the events that were found last, whichever request for a list it answers',
  breaks: 'FEED-EN-012',
  caughtBy: ['feed/site/own#events'],
  install: (rig) => {
    let found: Json = [];
    const plain = withFeedText(rig, JSON_ALONE, (text) => text);
    return withFeedAnswers(plain, JSON_ALONE, async (response) => {
      const text = await response.text();
      const value = readJson(text) as JsonObject;
      const isList = response.status === 200 && (value.meta as JsonObject).status === 200n;
      if (isList) found = value.data!;
      await setImmediate();
      const body = isList ? json({ ...value, data: found }) : text;
      const headers = new Headers(response.headers);
      headers.set('content-length', String(Buffer.byteLength(body)));
      return new Response(body, { status: response.status, headers });
    });
  },
});
