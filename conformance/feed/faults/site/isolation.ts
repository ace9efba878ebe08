import { setImmediate } from 'node:timers/promises';
import { type Json, type JsonObject, json, readJson } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers, withFeedParts, withFeedText } from '../../testbed/alterations.ts';

const JSON_ALONE = /\/events\/.*\.json(\?(?!.*callback=)|$)/;

export const eventsOfAConcurrentRequest = feedFault({
  text: 'lists the events that were found last, whichever request for a list it answers',
  breaks: 'FEED-EN-012',
  caughtBy: ['feed/site/isolation#events'],
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

export const siteNameOfAConcurrentRequest = feedFault({
  text: 'names the site of the request that came last, whichever it answers',
  breaks: 'FEED-EN-012',
  caughtBy: ['feed/site/isolation#parallel'],
  install: (rig) => {
    const names = new Map<string, ReturnType<typeof rig.parts.method>>();
    let current = '';
    return withFeedParts(rig, {
      route: (path) => {
        const asked = rig.parts.route(path);
        if (asked.kind === 'events') current = asked.site;
        return asked;
      },
      method: (site, parts) => {
        const own = rig.parts.method(site, parts);
        names.set(site.slug, own);
        return names.get(current) ?? own;
      },
    });
  },
});

export const siteNameOfThePreviousRequest = feedFault({
  text: 'names the site of the request before',
  breaks: 'FEED-EN-012',
  caughtBy: ['feed/site/isolation#sequence'],
  install: (rig) => {
    let last: ReturnType<typeof rig.parts.method> | undefined;
    return withFeedParts(rig, {
      method: (site, parts) => {
        const own = rig.parts.method(site, parts);
        const given = last ?? own;
        last = own;
        return given;
      },
    });
  },
});
