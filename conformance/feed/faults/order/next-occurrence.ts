import { feedFault } from '../../testbed/alteration.ts';

export const orderByFirstOccurrence = feedFault({
  text: 'orders events by their first occurrence, though that is over',
  breaks: 'FEED-OD-009',
  caughtBy: ['feed/order/next-occurrence#not-next'],
  install: (rig) => ({ ...rig, choices: { ...rig.choices, order: 'start' } }),
});
