import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'calls titles ids and ids titles in XML',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#missing'],
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withXmlText(rig, (text) =>
      text.replace(/<(\/?)(id|title)>/g, (_, end: string, name: string) => `<${end}${name === 'id' ? 'title' : 'id'}>`),
    ),
});
