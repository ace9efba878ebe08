/** Two forms of one list, though others may publish meanwhile. */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { type FormBesideJson, hasSameEvents, membersOfEachAnswer } from '../../oracle/agreement/json-beside.ts';
import { readListing } from '../../oracle/list/reading.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { READS_ACROSS_HOSTS, requestForm, rereadListing, skipHosts } from '../list/rereading.ts';

const TRIES = 4;

/**
 * Asks for JSON, another form, and JSON, until both JSON say the same, in whatever order. Each try has another rhythm: of
 * as many hosts as it has steps the same answers each time.
 */
async function formBesideJson(
  feed: FeedTarget,
  t: Trial<FeedTarget, never>,
  query: FeedQuery,
): Promise<FormBesideJson> {
  for (let i = 0; i < TRIES; i++) {
    const before = (await rereadListing(feed, t))?.root;
    await skipHosts(feed, i);
    const answer = await requestForm(feed, t, query);
    await skipHosts(feed, i);
    const json = (await rereadListing(feed, t))?.root;
    if (!before || !json) continue;
    const ignored = new Set([...membersOfEachAnswer(before), ...membersOfEachAnswer(json)]);
    if (hasSameEvents(before, json, ignored)) return { json, answer, ignored };
  }
  return t.inconclusive('the list did not stand still for long enough to be read in two forms');
}

/** What else JSON says in readings one after the other: hosts that answer in turn, of which one lags behind. */
async function otherJsonLists(feed: FeedTarget, { json, ignored }: FormBesideJson): Promise<readonly JsonNode[]> {
  const others: JsonNode[] = [];
  for (let i = 0; i < READS_ACROSS_HOSTS; i++) {
    const again = readListing(await feed.get())?.root;
    if (again && ![json, ...others].some((other) => hasSameEvents(other, again, ignored))) others.push(again);
  }
  return others;
}

/** What was looked at, and what is wrong with it. */
interface LookResult {
  readonly defect?: Defect | undefined;
}

/**
 * Holds another form of the list against its JSON, and once more where something is wrong: what one form has for a moment
 * and the other has not is no difference between forms, and no more so while what was published may still be on its way.
 * Where JSON itself says now this and now that, the other form has to say one of these.
 */
export async function compareWithJson<L extends LookResult>(
  feed: FeedTarget,
  t: Trial<FeedTarget, never>,
  query: FeedQuery,
  look: (both: FormBesideJson) => Promise<L> | L,
): Promise<L> {
  const within = Number(t.declared('visible-within') ?? 0);
  for (let again = false; ; again = true) {
    const both = await formBesideJson(feed, t, query);
    const found = await look(both);
    if (!found.defect) return found;
    const others = await otherJsonLists(feed, both);
    for (const json of others) {
      const other = await look({ ...both, json });
      if (!other.defect) return other;
    }
    if (again && others.length > 0)
      return t.inconclusive('the list says now this and now that: hosts that answer in turn may not be at one');
    if (again) return found;
    if (within > 0) await t.time.sleep(within * 1000, t.signal);
  }
}
