import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withXmlText } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'writes meta.timestamp in XML as a date-time, as it does the times of events',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show how its values are written',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withXmlText(rig, (text) =>
      text.replace(/<timestamp>(\d+)/, (_, time) => `<timestamp>${new Date(Number(time) * 1000).toISOString()}`),
    ),
});
