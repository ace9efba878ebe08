import type { ClientRead, ReadFormat } from './feed-client-target.ts';
import type { OpenFeed } from './open-feed.ts';

/** The interface document, "Endpoints". */
const LIST = /\/events\/.*\.([^./]*)$/s;

/** A feed that records which lists it is asked for. */
export class RecordedFeed {
  readonly feed: OpenFeed;
  readonly reads: ClientRead[] = [];
  #waiting: (() => void)[] = [];

  constructor(feed: OpenFeed) {
    this.feed = feed;
  }

  /** Resolves when the next answer is ready. */
  nextRead(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  readonly handler = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const response = await this.feed.handler(request);
    const { status, headers } = response;
    const body = response.body === null ? null : await response.bytes();
    const [, ending] = LIST.exec(pathname) ?? [];
    if (ending !== undefined) {
      const format: ReadFormat = ending !== 'json' ? 'xml' : searchParams.get('callback') ? 'jsonp' : 'json';
      this.reads.push({ path: pathname.slice(this.feed.path.length + 1), format, status });
    }
    for (const resume of this.#waiting.splice(0)) resume();
    return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
  };
}
