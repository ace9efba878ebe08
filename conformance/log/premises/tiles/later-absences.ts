import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { isOwnError } from '../../oracle/http/status.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { parseTilePath } from '../../oracle/tiles/path.ts';
import { servedStatusDefect } from '../../oracle/tiles/resource-defects.ts';
import { tileFor, tileSpan } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from '../checkpoint/publication-patience.ts';
import { restartedLog } from '../restart/restarted-log.ts';
import { minimumIndex } from './minimum-index.ts';

const POLL_MS = 1000;

type Place = NonNullable<ReturnType<typeof parseTilePath>['value']>;

/** The size of a shown tree, and when it was shown, in milliseconds of the run. */
interface ShownSize {
  readonly size: bigint;
  readonly at: number;
}

/**
 * The tiles, or the bundles, that any request of a run found absent although a tree that had been shown before has them.
 * Each request asks for a few only; together they see what the reading of a whole tree at the beginning does not.
 */
export class LaterAbsences {
  readonly #log: LogTarget;
  readonly #trial: Trial<LogTarget, 'missing' | 'status'>;
  readonly #kind: Place['kind'];
  readonly #shown: ShownSize[] = [];
  readonly #absent = new Map<string, Place>();

  constructor(log: LogTarget, trial: Trial<LogTarget, 'missing' | 'status'>, kind: Place['kind']) {
    this.#log = log;
    this.#trial = trial;
    this.#kind = kind;
  }

  on({ resource = '', request, startedMs, durationMs }: Exchange, answer: Answer | undefined): void {
    if (request.method !== 'GET' || !answer) return;
    const size = resource === 'checkpoint' ? openCheckpoint(answer, this.#log.keys)?.size : undefined;
    if (size !== undefined) this.#shown.push({ size, at: startedMs + durationMs });
    if (!isOwnError(answer.status)) return;
    const place = parseTilePath(resource, this.#kind === 'data' ? 'data' : 'entries').value;
    if (place?.kind !== this.#kind) return;
    if (this.#shown.some(({ size, at }) => at <= startedMs && hasPlace(size, place))) this.#absent.set(resource, place);
  }

  /** Judges whether what was absent is served by now: a cache may have kept for a while that it was not there. */
  async judge(): Promise<void> {
    const minimum = minimumIndex(this.#trial);
    for (const [path, place] of this.#absent) {
      const level = place.kind === 'tile' ? place.level : 0;
      if (tileSpan({ level, index: place.index }).end <= minimum) continue;
      let last = await this.#read(place);
      // Of a log that lost entries when it was restarted, log/restart/acknowledged says so.
      if (isAbsent(last) && this.#log.restart) await this.#trial.useIfJudged(restartedLog);
      await this.#trial.poll(PUBLICATION_PATIENCE_S * 1000, POLL_MS, async () => {
        if (isAbsent(last)) last = await this.#read(place);
        return isAbsent(last) ? undefined : true;
      });
      if (last && (last.status === 200 || isOwnError(last.status)))
        this.#trial.judge(servedStatusDefect({ id: place, path, answer: last }), last);
    }
  }

  /**
   * Reads a resource, and the full one in its place where the log has grown. Undefined where it is a partial one of a smaller
   * tree, which log/growth/partials-stay judges.
   */
  async #read(place: Place): Promise<Answer | undefined> {
    const answer = await this.#log.read(place, { fresh: true });
    if (answer.status === 200 || place.width === undefined) return answer;
    await this.#log.read({ kind: 'checkpoint' }, { fresh: true });
    const largest =
      this.#shown
        .map(({ size }) => size)
        .sort(ascending)
        .at(-1) ?? 0n;
    const { width: _width, ...full } = place;
    if (hasPlace(largest, full as Place)) return this.#log.read(full as Place, { fresh: true });
    return hasPlace(largest, place) ? answer : undefined;
  }
}

const isAbsent = (answer: Answer | undefined): boolean => answer !== undefined && answer.status !== 200;

/** Whether a tree of this size has the tile or bundle, with this width. */
function hasPlace(size: bigint, place: Place): boolean {
  const tile = tileFor(size, place.kind === 'tile' ? place.level : 0, place.index);
  return tile !== undefined && tile.width === place.width;
}
