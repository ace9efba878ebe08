import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedText } from '../../testbed/alterations.ts';

export const dataTwice = fault<FeedRig>({
  text: 'gives `data` twice, first as null',
  breaks: 'FEED-JS-003',
  caughtBy: ['feed/json/duplicates#duplicate'],
  install: (rig) =>
    withFeedText(rig, /\.json(\?(?!.*callback=)|$)/, (text) => text.replace('{"meta":', '{"data":null,"meta":')),
});
