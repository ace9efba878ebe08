/** Items of ours: made so that they are told from whatever else a feed lists, and withdrawn when they have served. */

import type { Trial } from '../../../core/check/trial.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { dateTimeAt, nextHour } from '../../inputs/events/date-times.ts';
import type { FeedEvent } from '../../oracle/event/event.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import type { Publisher } from '../../target/publisher.ts';
import type { FeedTarget } from '../../target/target.ts';

/** How many publications are under way at a time. */
const AT_ONCE = 8;

/** Publishes for one premise or check, and remembers what there is to withdraw. */
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

  /** `label`: two small letters, unlike those of other premises. `now`: what the feed takes for now. */
  constructor(feed: FeedTarget & { readonly publisher: Publisher }, runId: string, label: string, now: number) {
    this.#publisher = feed.publisher;
    this.#site = feed.site;
    const run = runId.replaceAll(/[^a-z0-9]/gi, '').slice(0, 12);
    this.#prefix = `ts${run}${label}`;
    // Within 31 bits, and far from where a database begins.
    const spread = [...this.#prefix].reduce((hash, one) => (Math.imul(hash, 31) + one.charCodeAt(0)) >>> 0, 7);
    this.#idBase = 2 ** 30 + (spread % 2 ** 20) * 1000;
    this.#now = now;
  }

  /** An event a day and some hours ahead, with a mark; `more` says what is special about it. */
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

  /** Publishes an item; undefined where the feed cannot have it. */
  async publish(item: TestItem): Promise<TestItem | undefined> {
    this.#there.set(item.name, item);
    return this.#kept(item, await this.#publisher.publish(item.site, item.name, item.event));
  }

  /** Puts another event in its place; undefined where the feed cannot have that one. */
  async update(item: TestItem): Promise<TestItem | undefined> {
    return this.#kept(item, await this.#publisher.update(item.site, item.name, item.event), true);
  }

  async withdraw(item: TestItem): Promise<void> {
    await this.#publisher.withdraw(item.site, item.name);
    this.#there.delete(item.name);
    this.#withdrawn.push(item);
  }

  /** Publishes several, some at once; those that the feed could have. */
  async publishAll(items: readonly TestItem[]): Promise<readonly TestItem[]> {
    const done = await inGroups(items, (item) => this.publish(item));
    return done.filter((item) => item !== undefined);
  }

  /**
   * The same where each is for itself: what the publisher fails with for one is kept, and the others are judged.
   * @throws TransportFailure where it fails for all that are not refused.
   */
  async publishMost(items: readonly TestItem[]): Promise<readonly TestItem[]> {
    const failed: TransportFailure[] = [];
    const one = (item: TestItem) =>
      this.publish(item).catch((cause: unknown) => {
        // A run that is over, or a program that has ended, publishes nothing more.
        if (!(cause instanceof TransportFailure) || cause.code !== 'protocol') throw cause;
        failed.push(cause);
      });
    const done = (await inGroups(items, one)).filter((item) => item !== undefined);
    if (done.length === 0 && failed[0]) throw failed[0];
    this.#failed.push(...failed);
    return done;
  }

  /** What was withdrawn. */
  get withdrawn(): readonly TestItem[] {
    return this.#withdrawn;
  }

  /** Why items were refused, in the words of whoever runs the feed. */
  get refusals(): readonly string[] {
    return this.#refusals;
  }

  /** Why the feed was not asked for items. */
  get unasked(): readonly string[] {
    return this.#unasked;
  }

  /** What the publisher failed with where others could be published. */
  get failed(): readonly TransportFailure[] {
    return this.#failed;
  }

  /** Withdraws what is left, as far as that can be done. */
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

/** Does something with each, some at once. What fails ends it when the others are done. */
async function inGroups<X, Y>(all: readonly X[], one: (x: X) => Promise<Y>): Promise<readonly Y[]> {
  const done: PromiseSettledResult<Y>[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE)
    done.push(...(await Promise.allSettled(all.slice(from, from + AT_ONCE).map(one))));
  return done.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

/** Publishes in `work`, and withdraws afterwards whatever comes of it. */
export async function withTestItems<V>(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  label: string,
  work: (items: TestItems) => Promise<V>,
  now = t.time.epoch(),
): Promise<V> {
  const { publisher } = feed;
  if (!publisher) return t.notApplicable('nothing may be published: there is no --publish-command');
  const items = new TestItems({ ...feed, publisher }, t.runId, label, now);
  try {
    return await work(items);
  } finally {
    await items.end();
  }
}
