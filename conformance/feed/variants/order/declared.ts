import { feedVariant } from '../../testbed/alteration.ts';

export const orderAsPublished = feedVariant({
  text: 'orders events as they were published',
  cites: 'choice order',
  warns: ['feed/order/next-occurrence#not-next'],
  needs: { declare: { order: 'other' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, order: 'published' } }),
});

export const orderById = feedVariant({
  text: 'orders events by id',
  cites: 'choice order',
  warns: ['feed/order/next-occurrence#not-next'],
  needs: { declare: { order: 'id' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, order: 'id' } }),
});

export const orderByStart = feedVariant({
  text: 'orders events by their first occurrence',
  cites: 'choice order',
  warns: ['feed/order/next-occurrence#not-next'],
  needs: { declare: { order: 'start' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, order: 'start' } }),
});
