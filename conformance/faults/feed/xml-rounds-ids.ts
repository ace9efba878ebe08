import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'has ids in XML as doubles',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#number'],
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/<id>(\d+)</g, (_, id: string) => `<id>${Number(id)}<`)),
});
