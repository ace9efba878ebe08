/** Items of the run: they have unique marks in the feed, and are withdrawn after use. */

import type { Trial } from '../../../core/check/trial.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { dateTimeAt, nextHour } from '../../inputs/events/date-times.ts';
import type { FeedEvent } from '../../oracle/event/event.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { Publisher } from '../../target/publisher.ts';
import type { FeedTarget } from '../../target/target.ts';

/** How many publications are under way at a time. */
const AT_ONCE = 8;

/** Publishes for a premise or check, and records the items to withdraw. */
export class TestItems {
  readonly #publisher: Publisher;
  readonly #site: string;
  readonly #prefix: string;
  readonly #idBase: number;
  readonly #now: number;
  readonly #there = new Map<string, TestItem>();
  readonly #withdrawn: TestItem[] = [];
  readonly #refusals: string[] = [];
  readonly #unasked: string[] = [];
  readonly #failed: TransportFailure[] = [];
  #made = 0;

  /** `label`: two lower-case letters, unique to the premise. `now`: the time of the feed's clock. */
  constructor(feed: FeedTarget & { readonly publisher: Publisher }, runId: string, label: string, now: number) {
    this.#publisher = feed.publisher;
    this.#site = feed.site;
    const run = runId.replaceAll(/[^a-z0-9]/gi, '').slice(0, 12);
    this.#prefix = `ts${run}${label}`;
    // Within 31 bits, and far from the first ids of a database.
    const spread = [...this.#prefix].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7);
    this.#idBase = 2 ** 30 + (spread % 2 ** 20) * 1000;
    this.#now = now;
  }

  /** An event a day and some hours ahead, with a mark; `more` has its special members. */
  make(
    what: string,
    more: Partial<FeedEvent> | ((mark: string) => Partial<FeedEvent>) = {},
    site = this.#site,
  ): TestItem {
    const number = this.#made++;
    const name = `${this.#prefix}${String(number).padStart(3, '0')}z`;
    const start = nextHour(this.#now, 26) + number * 60_000;
    const event: FeedEvent = {
      id: BigInt(this.#idBase + number),
      title: `Touchstone test event ${name}`,
      times: [{ start: dateTimeAt(start, -300), end: dateTimeAt(start + 3_600_000, -300) }],
      type: ['Lecture'],
      link: `https://events.example/${name}`,
      updated: dateTimeAt(nextHour(this.#now, -30), -300),
      ...(typeof more === 'function' ? more(name) : more),
    };
    return { name, site, mark: name, event, asked: event, what };
  }

  /** Publishes an item; undefined if the feed does not accept it. */
  async publish(item: TestItem): Promise<TestItem | undefined> {
    this.#there.set(item.name, item);
    return this.#kept(item, await this.#publisher.publish(item.site, item.name, item.event));
  }

  /** Replaces the event of an item; undefined if the feed does not accept the new one. */
  async update(item: TestItem): Promise<TestItem | undefined> {
    return this.#kept(item, await this.#publisher.update(item.site, item.name, item.event), true);
  }

  async withdraw(item: TestItem): Promise<void> {
    await this.#publisher.withdraw(item.site, item.name);
    this.#there.delete(item.name);
    this.#withdrawn.push(item);
  }

  /** Publishes several items, some concurrently, and returns the accepted ones. */
  async publishAll(items: readonly TestItem[]): Promise<readonly TestItem[]> {
    const done = await inGroups(items, (item) => this.publish(item));
    return done.filter((item) => item !== undefined);
  }

  /**
   * The same with independent items: the failure of the publisher for one is recorded, and the others are judged.
   * @throws TransportFailure if it fails for all that are not refused.
   */
  async publishMost(items: readonly TestItem[]): Promise<readonly TestItem[]> {
    const failed: TransportFailure[] = [];
    const publishItem = (item: TestItem) =>
      this.publish(item).catch((cause: unknown) => {
        // A finished run or an ended program cannot publish any more.
        if (!(cause instanceof TransportFailure) || cause.code !== 'protocol') throw cause;
        failed.push(cause);
      });
    const done = (await inGroups(items, publishItem)).filter((item) => item !== undefined);
    if (done.length === 0 && failed[0]) throw failed[0];
    this.#failed.push(...failed);
    return done;
  }

  /** The withdrawn items. */
  get withdrawn(): readonly TestItem[] {
    return this.#withdrawn;
  }

  /** Why items were refused, in the words of the operator of the feed. */
  get refusals(): readonly string[] {
    return this.#refusals;
  }

  /** Why items were not published. */
  get unasked(): readonly string[] {
    return this.#unasked;
  }

  /** The failures of the publisher, if other items could be published. */
  get failed(): readonly TransportFailure[] {
    return this.#failed;
  }

  /** Withdraws the remaining items as far as possible. */
  async end(): Promise<void> {
    await inGroups([...this.#there.values()], (item) => this.withdraw(item).catch(() => undefined));
  }

  #kept(item: TestItem, made: Awaited<ReturnType<Publisher['publish']>>, before = false): TestItem | undefined {
    const { event: asked } = item;
    if ('given' in made) return { ...item, event: { ...asked, ...made.given }, asked, given: made.given };
    (made.unasked ? this.#unasked : this.#refusals).push(made.refused);
    if (!before) this.#there.delete(item.name);
    return undefined;
  }
}

/** Runs a function for each, some concurrently. A failure is thrown after the others have finished. */
async function inGroups<X, Y>(inputs: readonly X[], work: (x: X) => Promise<Y>): Promise<readonly Y[]> {
  const done: PromiseSettledResult<Y>[] = [];
  for (let from = 0; from < inputs.length; from += AT_ONCE)
    done.push(...(await Promise.allSettled(inputs.slice(from, from + AT_ONCE).map(work))));
  return done.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/** Publishes in `work`, and always withdraws afterwards. */
export async function withTestItems<V>(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  label: string,
  work: (items: TestItems) => Promise<V>,
  now = t.time.epoch(),
): Promise<V> {
  const { publisher } = feed;
  if (!publisher) return t.notApplicable('the run may not publish: there is no --publish-command');
  const items = new TestItems({ ...feed, publisher }, t.runId, label, now);
  try {
    return await work(items);
  } finally {
    await items.end();
  }
}
