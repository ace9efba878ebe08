import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedText } from '../../faults/feed.ts';

const units = (text: string) =>
  text.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);

export default variant<FeedRig>({
  text: 'writes every character of its texts as an escape',
  cites: 'RFC 8259, section 7: any character may be escaped',
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) =>
      text.replaceAll(/"((?:[^"\\]|\\.)*)"/g, (quoted) => `"${[...units(JSON.parse(quoted) as string)].join('')}"`),
    ),
});
