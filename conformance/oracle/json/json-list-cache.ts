/**
 * Long lists that were read before, known again by their text: a feed of ten thousand events says the same list hundreds
 * of times in a run, and what one text says it says each time.
 *
 * Anchored by: RFC 8259 section 2, the value of an array depends on its text alone
 */
import type { JsonLocation, JsonNode } from './json-node.ts';

/** A list that was read, with what was found in it. */
export interface CachedJsonList {
  readonly text: string;
  readonly node: JsonNode;
  /** How many values it has, itself among them. */
  readonly nodes: number;
  readonly duplicates: readonly JsonLocation[];
  readonly loneSurrogates: readonly JsonLocation[];
}

/** UTF-16 units: shorter lists are soon read again. */
const LONG = 10_000;
/** How many lists are kept: those of two sites. */
const KEPT = 2;
/** How many more are known as long as somebody else keeps them: a feed comes back to what it listed at first. */
const KNOWN = 4;

/** The last few long lists. */
export class JsonListCache {
  #kept: readonly CachedJsonList[] = [];
  #others: readonly WeakRef<CachedJsonList>[] = [];

  /** The list at an offset of a text; places in it are those of the text in which it was first read. */
  find(text: string, at: number, pointer: string): CachedJsonList | undefined {
    const others = this.#others.map((other) => other.deref()).filter((one) => one !== undefined);
    const found = [...this.#kept, ...others].find(
      (other) => other.node.pointer === pointer && text.startsWith(other.text, at),
    );
    if (found) this.#first(found);
    return found;
  }

  /** Keeps a list that is long, and lets go of the one that was least lately found. */
  keep(list: CachedJsonList): void {
    if (list.text.length < LONG) return;
    owned.set(list.node, list);
    this.#first(list);
  }

  #first(list: CachedJsonList): void {
    const kept = [list, ...this.#kept.filter((one) => one !== list)];
    const others = this.#others.filter((other) => ![list, undefined].includes(other.deref()));
    this.#kept = kept.slice(0, KEPT);
    this.#others = [...kept.slice(KEPT).map((list) => new WeakRef(list)), ...others].slice(0, KNOWN);
  }
}

/** Keeps a list for as long as its node is in use, so that the weak references above still find it. */
const owned = new WeakMap<JsonNode, CachedJsonList>();
