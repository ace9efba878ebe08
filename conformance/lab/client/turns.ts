/** Lets so many works run at a time; the others wait their turn. */
export function turns(atOnce: number): <X>(work: () => Promise<X>) => Promise<X> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
