import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withXmlText } from '../feed-forms.ts';

export default fault<FeedRig>({
  text: 'lists the types of an event in XML the other way round',
  breaks: 'FEED-FM-003',
  caughtBy: ['feed/agreement/xml#order'],
  install: (rig) =>
    withXmlText(rig, (text) => {
      const types = /<type>((?:<item>[^<]*<\/item>){2,})<\/type>/;
      return text.replace(
        types,
        (_, all: string) =>
          `<type>${all
            .split(/(?<=<\/item>)/)
            .toReversed()
            .join('')}</type>`,
      );
    }),
});
