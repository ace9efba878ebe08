import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withXmlText } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'writes every letter that is not ASCII as a reference',
  cites: 'XML 1.0, section 4.1: a character reference refers to a specific character',
  install: (rig) =>
    withXmlText(rig, (text) => text.replaceAll(/[^\0-\x7f]/gu, (one) => `&#x${one.codePointAt(0)!.toString(16)};`)),
});
