import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';
import { withKept } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'keeps the XML, of elements with a capital and a prefix, when an item is changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#not-in-xml'],
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withKept(
      withXmlText(rig, (text) =>
        text
          .replace(/<(\/?)(\w)/g, (_, end: string, first: string) => `<${end}e:${first.toUpperCase()}`)
          .replace(/<e:\w+/, (root) => `${root} xmlns:e="urn:example:events"`),
      ),
      /\.xml\?/,
      ['add', 'remove'],
    ),
});
