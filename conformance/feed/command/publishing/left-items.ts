import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { legibleText } from '../../../core/text/legible-text.ts';
import type { FeedEvent } from '../../oracle/event/event.ts';
import type { PublishedItem } from '../../target/left-item.ts';
import type { NotPublished, Published, Publisher } from '../../target/publisher.ts';

/** Gets each item that is, or may be, in the feed from now on, and each item that was removed. */
export type LeftItemListener = (name: string, item: PublishedItem, there: boolean) => void;

/** How many items are named for people. */
const NAMED = 20;

/**
 * A publisher that tells what it puts into the feed before it does, and what is gone when it is. It publishes nothing
 * any more once the run is over, and goes on withdrawing.
 */
export function watchedPublisher(publisher: Publisher, run: AbortSignal, hear: LeftItemListener): Publisher {
  const there = new Map<string, PublishedItem>();
  const put = (item: PublishedItem) => {
    there.set(item.item, item);
    hear(item.item, item, true);
  };
  const gone = (name: string) => {
    const item = there.get(name);
    if (item && there.delete(name)) hear(name, item, false);
  };
  const change =
    (work: Publisher['publish']): Publisher['publish'] =>
    async (site, item, event) => {
      if (run.aborted) throw new TransportFailure('budget', "the run's budget is spent", { cause: run.reason });
      const isNew = !there.has(item);
      if (isNew) put({ site, item, ...shown(event) });
      const made = await work(site, item, event);
      if ('refused' in made) {
        if (isNew) gone(item);
      } else put({ site, item, ...shown(event, made) });
      return made;
    };
  return {
    publish: change((...of) => publisher.publish(...of)),
    update: change((...of) => publisher.update(...of)),
    withdraw: async (site, item) => {
      await publisher.withdraw(site, item);
      gone(item);
    },
  };
}

function shown(event: FeedEvent, made?: Published | NotPublished): Pick<PublishedItem, 'id' | 'title'> {
  const { id, title } = made && 'given' in made ? { ...event, ...made.given } : event;
  return { id: id === null ? null : id.toString(), title: title === null ? null : legibleText(title, 80) };
}

/** The report of items that may still be in the feed, each on a separate line. */
export function leftItemsText(items: readonly PublishedItem[]): string {
  const [are, them] = items.length === 1 ? ['item', 'it'] : ['items', 'them'];
  const lines = items
    .slice(0, NAMED)
    .map(
      ({ site, item, id, title }) =>
        `  ${site}: ${item}${id === null ? '' : `, id ${id}`}${title === null ? '' : `, ${JSON.stringify(title)}`}`,
    );
  const more =
    items.length > NAMED ? [`  and ${items.length - NAMED} more: the JSON report names all (--report json=FILE)`] : [];
  const headline = `touchstone: ${items.length} ${are} that this run published may still be in the feed; withdraw ${them} by hand:`;
  return `${[headline, ...lines, ...more].join('\n')}\n`;
}
