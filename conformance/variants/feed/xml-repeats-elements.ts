import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { datesInUtc, withXmlText } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'repeats elements in the XML for the entries of lists, and has dates in UTC',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withXmlText(rig, (text) =>
      datesInUtc(
        text.replaceAll(/<(type|times)>(.*?)<\/\1>/gs, (_, name: string, items: string) =>
          items.replaceAll('item>', `${name}>`).replaceAll('<item/>', ''),
        ),
      ),
    ),
});
