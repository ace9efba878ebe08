import type { Json } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withShuffledEvents } from '../../testbed/alterations.ts';
import { withJsonpValue } from '../../testbed/jsonp.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const jsonpInAnotherOrderThanDeclared = feedFault({
  text: 'lists the events in JSONP the other way round, though an order is declared',
  breaks: 'FEED-LI-005',
  caughtBy: ['feed/order/declared#not-as-declared'],
  needs: { declare: { order: 'next' } },
  install: (rig) => withJsonpValue(rig, (value) => ({ ...value, data: (value.data as Json[]).toReversed() })),
});

export const orderByChanceThoughDeclared = feedFault({
  text: 'lists the events in another order each time, though one is declared',
  breaks: 'FEED-LI-005',
  caughtBy: ['feed/order/declared#not-as-declared'],
  alsoFails: ['feed/order/stable#shuffled', 'feed/order/next-occurrence#not-next'],
  needs: { declare: { order: 'next' } },
  install: withShuffledEvents,
});

export const orderByIdThoughDeclaredNext = feedFault({
  text: 'orders events by id, though another order is declared',
  breaks: 'FEED-LI-005',
  caughtBy: ['feed/order/declared#not-as-declared'],
  alsoFails: ['feed/order/next-occurrence#not-next'],
  needs: { declare: { order: 'next' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, order: 'id' } }),
});

export const xmlInAnotherOrderThanDeclared = feedFault({
  text: 'lists the events in XML the other way round, though an order is declared',
  breaks: 'FEED-LI-005',
  caughtBy: ['feed/order/declared#not-as-declared'],
  needs: { declare: { order: 'next' } },
  install: (rig) =>
    withXmlText(rig, (text) => {
      const events = text.match(/<item><id>.*?<\/updated>.*?<\/item>/gs) ?? [];
      return text.replace(events.join(''), () => events.toReversed().join(''));
    }),
});
