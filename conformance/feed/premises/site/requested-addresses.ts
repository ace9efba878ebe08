import type { Answer } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import type { FeedTarget } from '../../target/target.ts';

/** The addresses of the site list and of a list of events as they are requested, and the answer of the site list. */
export async function requestedAddresses(
  feed: Pick<FeedTarget, 'listen' | 'get'> & Pick<Required<FeedTarget>, 'sites'>,
): Promise<{ readonly list: string; readonly events: string; readonly answer: Answer }> {
  const first = new Map<string, Exchange>();
  const end = feed.listen((exchange) => {
    const name = exchange.resource === 'sites' ? 'sites' : 'events';
    if (!first.has(name)) first.set(name, exchange);
  });
  const answer = await feed
    .get()
    .then(() => feed.sites())
    .finally(end);
  const [list, events] = ['sites', 'events'].map((name) => first.get(name)!.request.url);
  return { list: list!, events: events!, answer };
}
