/** Altered reference feeds, opened to be shown to somebody who reads feeds. */
import { createFeed, type Feed, type FeedRig, feedRig, type Handler } from '../../../../src/reference/feed/index.ts';
import { faults, variants } from '../../generated/alterations.ts';
import { testbedDateTime } from '../events.ts';
import { publishServedEvents, servedEvents } from './served-events.ts';

/** Which feed: the sound one, or one with a fault or a variant. */
export interface AlteredFeedChoice {
  readonly fault?: string;
  readonly variant?: string;
  /** How many events it lists at first (`touchstone serve feed --events`). Default: 2, with all their values. */
  readonly events?: number;
}

/** What happens in a feed between two looks at it. */
export type FeedChange = 'nothing' | 'publish' | 'change' | 'withdraw';

/** An open feed, and what a reader of it has to know. */
export interface AlteredFeed {
  readonly handler: Handler;
  /** The path of its address, below which the events are: `/v2`. */
  readonly path: string;
  readonly site: string;
  readonly key: string;
  readonly bannedKey: string;
  /** What it does; a sentence that begins with a verb. */
  readonly text: string;
  /** The JSON of the answer that a right feed would give now: a feed with a variant is right. */
  rightAnswer(): Promise<string>;
  step(step: FeedChange): void;
  close(): void;
}

interface Alteration {
  readonly text: string;
  readonly install: (rig: FeedRig) => FeedRig;
}

const SOUND: Alteration = { text: 'keeps the interface', install: (rig) => rig };
const KEY = 'c4f3a9e01b7d4f5e8a2b6c9d0e1f2a3b';
const BANNED_KEY = '0123456789abcdef0123456789abcdef';
const HOUR = 3_600_000;

/** Opens a feed whose site has this slug. @throws RangeError for a name that no fault or variant has. */
export async function openAlteredFeed(
  choice: AlteredFeedChoice,
  now: () => number,
  site = 'engineering',
): Promise<AlteredFeed> {
  const { fault, variant, events = 2 } = choice;
  const altered = await alterationOf(choice);
  const begun = now();
  // Both begin at the same time, so that they list the same.
  const shown = new ShownFeed(altered, now, begun, site, events);
  const right = new ShownFeed(fault === undefined ? altered : SOUND, now, begun, site, events);
  return {
    handler: (request) => shown.feed.handler(request),
    path: shown.rig.base,
    site,
    key: KEY,
    bannedKey: BANNED_KEY,
    text: fault === undefined && variant === undefined ? SOUND.text : altered.text,
    rightAnswer: () => right.answer(),
    step: (step) => {
      shown.step(step);
      right.step(step);
    },
    close: () => {
      shown.feed.close();
      right.feed.close();
    },
  };
}

class ShownFeed {
  readonly rig: FeedRig;
  readonly feed: Feed;
  readonly #site: string;
  readonly #items: readonly number[];
  readonly #begun: number;

  constructor({ install }: Alteration, now: () => number, begun: number, site: string, events: number) {
    this.#site = site;
    this.#begun = begun;
    this.rig = install(feedRig({ clock: { now } }));
    this.feed = createFeed(this.rig);
    this.feed.setNow(begun);
    this.feed.putSite({ slug: site, name: 'Faculty of Engineering' });
    this.feed.putKey(KEY);
    this.feed.putKey(BANNED_KEY, { banned: true });
    this.#items = publishServedEvents(this.feed, site, events);
    this.feed.setNow(null);
  }

  /** The JSON of its answer. */
  async answer(): Promise<string> {
    const address = `http://feed.example${this.rig.base}/events/${encodeURIComponent(this.#site)}.json?key=${KEY}`;
    // A feed may compress for those who name no coding.
    const plain = new Request(address, { headers: { 'accept-encoding': 'identity' } });
    return (await this.feed.handler(plain)).text();
  }

  step(step: FeedChange): void {
    const [first] = servedEvents(this.#begun, this.#site, 1);
    const at = (hours: number) => testbedDateTime(this.#begun + hours * HOUR, -300);
    if (step === 'publish')
      this.feed.publish(this.#site, {
        title: 'Published later',
        times: [{ start: at(5), end: at(6) }],
        type: ['Workshop'],
        link: `https://feed.example/${this.#site}/events/later`,
        updated: at(-1),
      });
    if (step === 'change')
      this.feed.update(this.#items[0]!, { ...first, title: 'Changed later', times: [{ start: at(9), end: at(10) }] });
    if (step === 'withdraw') this.feed.withdraw(this.#items[1]!);
  }
}

async function alterationOf({ fault, variant }: AlteredFeedChoice): Promise<Alteration> {
  if (fault !== undefined) return loaded('fault', fault, faults);
  return variant === undefined ? SOUND : loaded('variant', variant, variants);
}

function loaded(
  kind: string,
  name: string,
  loaders: Readonly<Record<string, { load(): Promise<Alteration> }>>,
): Promise<Alteration> {
  if (!Object.hasOwn(loaders, name)) throw new RangeError(`there is no ${kind} of the feed with the name ${name}`);
  return loaders[name]!.load();
}
