/** How checks are judged at once. */
export interface AtOnce {
  /** How many checks are at work at a time. */
  readonly jobs: number;
  /** How many times as long as alone a run of a program may take then: 1 where each job has a processor. */
  readonly slowdown: number;
  /** Whether what did not pass is judged again, one check after another, and that result counts. Default: no. */
  readonly confirms?: boolean;
  /** Tells for which check some work is done, as Node's AsyncLocalStorage does. */
  readonly storage: {
    run<R>(page: object, work: () => R): R;
    getStore(): object | undefined;
  };
}
