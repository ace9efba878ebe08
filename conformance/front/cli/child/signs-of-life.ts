/** The limits of a child's silence, in milliseconds. */
export interface SilenceLimits {
  /** Until its first sign: it loads its modules meanwhile, which takes a busy machine minutes. */
  readonly startMs: number;
  /** How much processor time it may take between two signs. */
  readonly silenceMs: number;
  /** Between two signs, however little processor time it got, or where that is not known. */
  readonly idleMs: number;
}

/** The clock is read so often in the shortest limit. A machine that is busy delays this process as well. */
const LOOKS = 10;
const LOOK_MS = 1000;

/**
 * Watches a child that hangs in synchronous code. Beats come from its event loop, so a child that has had processor time and
 * gave no sign hangs; one that a busy machine gave no time does not.
 */
export class SignsOfLife {
  readonly #limits: SilenceLimits;
  readonly #used: () => number | undefined;
  readonly #every: number;
  readonly #timer: NodeJS.Timeout;
  #began = false;
  /** Counted in looks: messages that came while this process got no time are read before the next look. */
  #silentMs = 0;
  #usedMs: number | undefined;

  /** `used`: the processor time of the child, where it is known. `onSilence` receives the sentence, once. */
  constructor(limits: SilenceLimits, used: () => number | undefined, onSilence: (why: string) => void) {
    this.#limits = limits;
    this.#used = used;
    this.#every = Math.min(LOOK_MS, ...Object.values(limits).map((ms) => ms / LOOKS));
    this.#timer = setInterval(() => {
      this.#silentMs += this.#every;
      const limit = this.#exceeded();
      if (limit === undefined) return;
      this.end();
      onSilence(`no ${this.#began ? '' : 'first '}sign of life for ${limit / 1000} s`);
    }, this.#every);
  }

  /** Notes a sign. */
  sign(): void {
    this.#began = true;
    this.#silentMs = 0;
    this.#usedMs = undefined;
  }

  end(): void {
    clearInterval(this.#timer);
  }

  /** The limit that the silence has exceeded. */
  #exceeded(): number | undefined {
    const { startMs, silenceMs, idleMs } = this.#limits;
    if (!this.#began) return this.#silentMs >= startMs ? startMs : undefined;
    const used = this.#used();
    // Counted from the first look after the sign: a look costs less than a sign does.
    this.#usedMs ??= used;
    if (this.#silentMs >= silenceMs && used !== undefined && used - this.#usedMs! >= silenceMs - this.#every)
      return silenceMs;
    return this.#silentMs >= idleMs ? idleMs : undefined;
  }
}
