import { feedFault } from '../../testbed/alteration.ts';
import { withFeedText } from '../../testbed/alterations.ts';

export const dataTwice = feedFault({
  text: 'gives `data` twice, first as null',
  breaks: 'FEED-JS-003',
  caughtBy: ['feed/json/duplicates#duplicate'],
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replace('{"meta":', '{"data":null,"meta":')),
});
