import type { FeedRig, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedJson } from '../feed.ts';
import { withOpenDoor } from '../feed-keys.ts';

const hasKey = (path: string) => /[?&]key=/.test(path);

export default fault<FeedRig>({
  text: 'shows whoever has no key the number, title and link of each event',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#json'],
  install: (rig) =>
    withFeedJson(
      withOpenDoor(rig, ({ url }) => /\.json(\?(?!.*callback=)|$)/.test(url) && !hasKey(url)),
      (envelope, path) =>
        hasKey(path) || !Array.isArray(envelope.data)
          ? envelope
          : {
              ...envelope,
              data: (envelope.data as readonly JsonObject[]).map(({ id, title, link }) => ({
                id: id!,
                title: title!,
                link: link!,
              })),
            },
    ),
});
