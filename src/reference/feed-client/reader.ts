import type { ReadEvent } from './event.ts';
import { refuse } from './refused.ts';
import type { FeedClientRig } from './rig.ts';

/** Sends a request, by its address and headers. */
export type Ask = (address: string, headers: Readonly<Record<string, string>>) => Promise<Response>;

/** A list to read. */
export interface ReadList {
  /** The address of the feed: its events are at `{url}/events/{site}.json`. */
  readonly url: string;
  readonly site: string;
  readonly key: string;
  readonly format: 'json' | 'xml' | 'jsonp';
}

/** The function that JSONP calls. */
const CALLBACK = 'read';

/** Reads the list of a site, once or again and again. */
export class FeedReader {
  readonly #ask: Ask;
  readonly #rig: FeedClientRig;
  readonly #address: string;
  readonly #format: ReadList['format'];
  #kept: { readonly headers: Headers; readonly events: readonly ReadEvent[] } | undefined;

  constructor({ url, site, key, format }: ReadList, ask: Ask, rig: FeedClientRig) {
    this.#ask = ask;
    this.#rig = rig;
    this.#format = format;
    const query = new URLSearchParams({ key, ...(format === 'jsonp' ? { callback: CALLBACK } : {}) });
    const ending = format === 'xml' ? 'xml' : 'json';
    this.#address = `${url}/events/${encodeURIComponent(site)}.${ending}?${query}`;
  }

  /** The events that are listed now. @throws Refused for an answer that is no list of events */
  async list(): Promise<readonly ReadEvent[]> {
    const kept = this.#kept;
    if (kept && this.#rig.isFresh(kept.headers)) return kept.events;
    const offered = this.#rig.offered();
    const answer = await this.#ask(this.#address, {
      ...(offered === undefined ? {} : { 'accept-encoding': offered }),
      ...(kept ? this.#rig.asksAgain(kept.headers) : {}),
    });
    if (kept && answer.status === 304) return kept.events;
    if (!this.#rig.isSuccess(answer.status)) refuse(`the feed answers with the status ${answer.status}`);
    const events = this.#events(await this.#envelope(answer));
    this.#kept = { headers: answer.headers, events: kept ? this.#rig.merge(kept.events, events) : events };
    return this.#kept.events;
  }

  /** The event with an id. @throws Refused where the feed lists none with it */
  async event(id: bigint): Promise<ReadEvent> {
    const found = (await this.list()).find((event) => this.#rig.isAsked(event, id));
    return found ?? refuse(`the feed lists no event with the id ${id}`);
  }

  async #envelope(answer: Response) {
    const rig = this.#rig;
    const type = answer.headers.get('content-type') ?? '';
    const bytes = rig.decodeBody(answer.headers.get('content-encoding') ?? undefined, await answer.bytes());
    if (this.#format === 'xml') {
      if (!rig.isXmlType(type)) refuse(`the XML is called ${type}`);
      return rig.readXml(rig.decodeXml(bytes, type));
    }
    const text = rig.decodeText(bytes);
    if (this.#format === 'jsonp') {
      if (!rig.isScriptType(type)) refuse(`the script is called ${type}`);
      return rig.runScript(text, CALLBACK);
    }
    if (!rig.isJsonType(type)) refuse(`the JSON is called ${type}`);
    return rig.readJson(text);
  }

  #events(envelope: Parameters<FeedClientRig['entriesOf']>[0]): readonly ReadEvent[] {
    const events = this.#rig.entriesOf(envelope, this.#rig).map((event) => this.#rig.readEvent(event, this.#rig));
    const seen = new Set<bigint>();
    for (const { id } of events) {
      if (id === null) continue;
      if (seen.has(id) && !this.#rig.mayRepeat(id)) refuse(`two events have the id ${id}`);
      seen.add(id);
    }
    return events;
  }
}
