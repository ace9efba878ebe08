/**
 * Caches long lists by their text: a feed of ten thousand events repeats the same list hundreds of times in a run, and
 * the same text has the same value each time.
 *
 * Anchored by: RFC 8259 section 2, the value of an array depends on its text alone
 */
import type { JsonLocation, JsonNode } from './json-node.ts';

/** A list that was read, with its duplicate names and lone surrogates. */
export interface CachedJsonList {
  readonly text: string;
  readonly node: JsonNode;
  /** How many values the list has, including itself. */
  readonly nodes: number;
  readonly duplicates: readonly JsonLocation[];
  readonly loneSurrogates: readonly JsonLocation[];
}

/** The least length of a cached list in UTF-16 units: shorter lists are read quickly. */
const LONG = 10_000;
/** How many lists the cache itself keeps: the lists of two sites. */
const KEPT = 2;
/** How many more lists it finds while other code keeps them: a feed may return to its first list. */
const KNOWN = 4;

/** The most recent long lists. */
export class JsonListCache {
  #kept: readonly CachedJsonList[] = [];
  #others: readonly WeakRef<CachedJsonList>[] = [];

  /** The list at an offset of a text; offsets in the list are those of the text in which it was first read. */
  find(text: string, at: number, pointer: string): CachedJsonList | undefined {
    const alive = this.#others.map((reference) => reference.deref()).filter((list) => list !== undefined);
    const match = [...this.#kept, ...alive].find(
      (list) => list.node.pointer === pointer && text.startsWith(list.text, at),
    );
    if (match) this.#first(match);
    return match;
  }

  /** Keeps a long list, and drops the least recently used one. */
  keep(list: CachedJsonList): void {
    if (list.text.length < LONG) return;
    owned.set(list.node, list);
    this.#first(list);
  }

  #first(list: CachedJsonList): void {
    const kept = [list, ...this.#kept.filter((kept) => kept !== list)];
    const references = this.#others.filter((reference) => ![list, undefined].includes(reference.deref()));
    this.#kept = kept.slice(0, KEPT);
    this.#others = [...kept.slice(KEPT).map((list) => new WeakRef(list)), ...references].slice(0, KNOWN);
  }
}

/** Keeps a list for as long as its node is in use, so that the weak references above still find it. */
const owned = new WeakMap<JsonNode, CachedJsonList>();
