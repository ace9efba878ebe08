type Call = (...args: never[]) => unknown;
type Members = Readonly<Record<string, unknown>>;

/** Counts the calls of altered functions: an alteration that no check exercises proves nothing. */
export class CallCounter {
  #calls = 0;

  get calls(): number {
    return this.#calls;
  }

  /** Returns the function, so wrapped that its calls are counted. */
  one<F extends Call>(member: F): F {
    return ((...args: never[]) => {
      this.#calls++;
      return member(...args);
    }) as F;
  }

  /** Returns the altered members; calls of the functions that differ from `right` are counted. */
  replaced<P extends object>(altered: P, right: P): P {
    const differs = ([name, member]: [string, unknown]) =>
      typeof member === 'function' && member !== (right as Members)[name];
    const differing = Object.entries(altered).filter(differs) as [string, Call][];
    return { ...altered, ...Object.fromEntries(differing.map(([name, member]) => [name, this.one(member)])) };
  }

  /** Returns the altered middleware; calls of the handlers that are not in `right` are counted. */
  added<N extends Call>(altered: readonly ((next: N) => N)[], right: readonly ((next: N) => N)[]) {
    const countedHandler = (handler: N): N => {
      const { direct } = handler as N & { readonly direct?: Call };
      return Object.assign(this.one(handler), direct ? { direct: this.one(direct) } : {});
    };
    return altered.map((middleware) =>
      right.includes(middleware) ? middleware : (next: N) => countedHandler(middleware(next)),
    );
  }
}
