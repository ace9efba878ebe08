/** Runs jobs one after the other, in the order of their arrival; a job that fails does not hold up the next. */
export type Queue = <T>(job: () => Promise<T>) => Promise<T>;

/** A queue with nothing in it. */
export function queue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const run = last.then(job);
    last = run.catch(() => undefined);
    return run;
  };
}
