import type { ClientRead } from './log-client-target.ts';
import type { OpenLog } from './open-log.ts';

/** The interface document, "Endpoints": where a log answers below its address. */
const BELOW = '/api/v2/';

/** A log that records what it is asked for. Another may take its place. */
export class RecordedLog {
  log: OpenLog;
  readonly reads: ClientRead[] = [];
  #waiting: (() => void)[] = [];

  constructor(log: OpenLog) {
    this.log = log;
  }

  /** How often the checkpoint was asked for. */
  get checkpointReads(): number {
    return this.reads.filter(({ path }) => path === 'checkpoint').length;
  }

  /** Resolves when the next answer is ready. */
  nextRead(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  readonly handler = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace(BELOW, '');
    const response = await this.log.handler(request);
    const { status, headers } = response;
    const body = response.body === null ? null : await response.bytes();
    this.reads.push({ path, status, bytes: body?.length ?? 0 });
    for (const resume of this.#waiting.splice(0)) resume();
    return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
  };
}
