/** Two forms of the same list, although other clients may publish meanwhile. */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { type FormBesideJson, hasSameEvents, membersOfEachAnswer } from '../../oracle/agreement/json-beside.ts';
import { readListing } from '../../oracle/list/reading.ts';
import type { FeedQuery, FeedTarget } from '../../target/target.ts';
import { READS_ACROSS_HOSTS, requestForm, rereadListing, skipHosts } from '../list/rereading.ts';

const TRIES = 4;

/**
 * Reads JSON, another form, and JSON, until both JSON are the same, in any order. Each try has another sequence: of
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
  return t.inconclusive('the list kept changing, so it could not be read in two forms');
}

/** Other JSON lists in sequential readings: of several hosts that answer in turn one may be late. */
async function otherJsonLists(feed: FeedTarget, { json, ignored }: FormBesideJson): Promise<readonly JsonNode[]> {
  const lists: JsonNode[] = [];
  for (let i = 0; i < READS_ACROSS_HOSTS; i++) {
    const again = readListing(await feed.get())?.root;
    if (again && ![json, ...lists].some((list) => hasSameEvents(list, again, ignored))) lists.push(again);
  }
  return lists;
}

/** The compared form, and its defect. */
interface LookResult {
  readonly defect?: Defect | undefined;
}

/**
 * Compares another form of the list with its JSON, and again after a defect: a temporary difference is not a difference
 * between forms, nor is one while a publication may still be pending. If JSON itself alternates between lists, the
 * other form has to be the same as one of them.
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
    const otherLists = await otherJsonLists(feed, both);
    for (const json of otherLists) {
      const second = await look({ ...both, json });
      if (!second.defect) return second;
    }
    if (again && otherLists.length > 0)
      return t.inconclusive('the list alternates: several hosts that answer in turn may differ');
    if (again) return found;
    if (within > 0) await t.time.sleep(within * 1000, t.signal);
  }
}
