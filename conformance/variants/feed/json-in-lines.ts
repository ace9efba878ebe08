import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedText } from '../../faults/feed.ts';

export default variant<FeedRig>({
  text: 'writes JSON in lines, with tabs and carriage returns',
  cites: 'RFC 8259, section 2: white space is allowed around every structural character',
  install: (rig) =>
    withFeedText(
      rig,
      /\.json(\?(?!.*callback=)|$)/,
      (text) =>
        ` \r\n\t${text.replaceAll(/("(?:[^"\\]|\\.)*")|([{}[\]:,])/g, (one, quoted) => (quoted ? one : `\r\n\t${one} `))}\r\n\n`,
    ),
});
