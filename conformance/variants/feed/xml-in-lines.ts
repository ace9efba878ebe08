import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withXmlText } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'writes each element of the XML on a line of its own',
  cites:
    'XML 1.0, section 2.10: white space is set apart for greater readability, and not meant for inclusion in what is delivered',
  install: (rig) =>
    withXmlText(rig, (text) => text.replaceAll(/>(?=<\w)/g, '>\n\t').replaceAll(/(<\/\w+>)(?=<\/)/g, '$1\r\n')),
});
