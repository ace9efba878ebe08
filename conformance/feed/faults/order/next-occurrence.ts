import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';

export const orderByFirstOccurrence = fault<FeedRig>({
  text: 'orders events by their first occurrence, though that is over',
  breaks: 'FEED-OD-009',
  caughtBy: ['feed/order/next-occurrence#not-next'],
  install: (rig) => ({ ...rig, choices: { ...rig.choices, order: 'start' } }),
});
