/** Events by chance, held against what is served; the smallest that differs. */
import fc from 'fast-check';
import type { Defect } from '../core/defect.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { Signal } from '../core/signal.ts';
import type { Trial } from '../core/trial.ts';
import { Trouble } from '../core/trouble.ts';
import type { EventContent } from '../properties/feed-event.ts';
import type { Case } from './cases.ts';
import { valueDefect } from './compare.ts';
import { DRAWN, source } from './drawn.ts';
import { timesAtDefect } from './instants.ts';
import { type Item, withItems } from './items.ts';
import { entriesOf, type List, lackingIn, listOf, until } from './lists.ts';
import { told } from './told.ts';

/** How many are published to make one smaller. */
const TRIES = 16;

type Differs = Defect<'differs'>;

class Different extends Error {
  readonly defect: Differs;
  constructor(defect: Differs) {
    super(defect.actual);
    this.defect = defect;
  }
}

/** What is wrong with the smallest event that was found, if anything is. */
export async function generatedDefect(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  drawn: readonly Case[],
  list: List,
): Promise<{ readonly defect?: Differs; readonly seed: number }> {
  const { seed, content } = await t.use(source);
  return withItems(feed, t, 'ge', async (items) => {
    const known = new Map(drawn.map(({ item }) => [keyOf(item.event), differs(item, list)]));
    let tries = 0;
    let ended: unknown;
    const property = fc.asyncProperty(content, async (one) => {
      const key = keyOf(one);
      if (!known.has(key) && tries < TRIES && tries >= 0 && ended === undefined && found) {
        tries++;
        try {
          t.signal.throwIfAborted();
          const item = await items.publish(items.make('generated event', one));
          if (item) {
            const list = await until(
              t,
              () => listOf(feed),
              (list) => lackingIn(list, [item]).length === 0,
            );
            known.set(key, differs(item, list));
            await items.withdraw(item);
          }
        } catch (cause) {
          // Not the feed's doing: what was found before stands.
          if (!(cause instanceof Signal || cause instanceof Trouble)) throw cause;
          ended = cause;
        }
      }
      const defect = known.get(key);
      if (!defect) return;
      found = true;
      throw new Different(defect);
    });
    let found = false;
    const result = await fc.check(property, { seed, numRuns: DRAWN });
    const { errorInstance } = result;
    if (errorInstance instanceof Different) {
      const how = `the smallest such event that was found: fast-check seed ${seed}, path ${result.counterexamplePath}, ${tries} more published`;
      return { defect: { ...errorInstance.defect, at: `${errorInstance.defect.at}; ${how}` }, seed };
    }
    if (errorInstance) throw errorInstance;
    return { seed };
  });
}

const keyOf = ({ title, times, type }: EventContent): string => JSON.stringify({ title, times, type });

function differs(item: Item, { events = [] }: List): Differs | undefined {
  const [event] = entriesOf(events, item);
  if (!event) return undefined;
  const defect = valueDefect(item.event, event) ?? timesAtDefect(item.event, event);
  if (!defect) return undefined;
  const { title, times, type } = item.event;
  const at = `${defect.at} of the event ${JSON.stringify({ title, times, type })}`;
  return { ...defect, reason: 'differs', at: `${at}, ${told(item)}` };
}
