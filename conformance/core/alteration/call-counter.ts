type Call = (...args: never[]) => unknown;
type Members = Readonly<Record<string, unknown>>;

/** Counts calls of what was altered: an alteration that nobody meets shows nothing. */
export class CallCounter {
  #calls = 0;

  get calls(): number {
    return this.#calls;
  }

  /** The function, counted. */
  one<F extends Call>(member: F): F {
    return ((...args: never[]) => {
      this.#calls++;
      return member(...args);
    }) as F;
  }

  /** The members, of which those are counted that others are not the same as. */
  replaced<P extends object>(altered: P, right: P): P {
    const differs = ([name, member]: [string, unknown]) =>
      typeof member === 'function' && member !== (right as Members)[name];
    const found = Object.entries(altered).filter(differs) as [string, Call][];
    return { ...altered, ...Object.fromEntries(found.map(([name, member]) => [name, this.one(member)])) };
  }

  /** The middleware, of which those are counted that are not among others. */
  added<N extends Call>(altered: readonly ((next: N) => N)[], right: readonly ((next: N) => N)[]) {
    const counted = (handler: N): N => {
      const { direct } = handler as N & { readonly direct?: Call };
      return Object.assign(this.one(handler), direct ? { direct: this.one(direct) } : {});
    };
    return altered.map((one) => (right.includes(one) ? one : (next: N) => counted(one(next))));
  }
}
