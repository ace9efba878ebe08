/** Does work, and resolves or rejects with it when all work that was under way meanwhile has ended. */
export type Meeting = <T>(work: () => Promise<T>) => Promise<T>;

/** A place where work waits for other work. */
export function meeting(): Meeting {
  let underWay = 0;
  let all = Promise.withResolvers<void>();
  return async (work) => {
    underWay++;
    const met = all;
    try {
      return await work();
    } finally {
      if (--underWay === 0) {
        all = Promise.withResolvers();
        met.resolve();
      } else await met.promise;
    }
  };
}
