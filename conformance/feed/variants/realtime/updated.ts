import { feedVariant } from '../../testbed/alteration.ts';
import { withHosts } from '../../testbed/hosts.ts';

export const oneOfThreeHostsLags = feedVariant({
  text: 'is served by three hosts in turn, one of which lacks the last changes',
  cites: 'choice visible-within: what is changed may take a while until it is seen',
  needs: { declare: { 'visible-within': '5' }, publish: false, clock: false },
  install: (rig) =>
    withHosts(rig, 3, (host, items) =>
      host !== 1
        ? items
        : items.map((item) => ({ ...item, event: { ...item.event, updated: item.event.updated && LAST_YEAR } })),
    ),
});

const LAST_YEAR = '2022-11-01T09:00:00-04:00';
