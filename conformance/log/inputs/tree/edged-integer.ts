import fc from 'fast-check';

/** The bounds of an integer, both inclusive, and the values in between that are chosen more often. */
export interface IntegerEdges {
  readonly min: bigint;
  readonly max: bigint;
  /** Values outside of the bounds are left out. */
  readonly edges: readonly bigint[];
}

/** A third each: an edge, a number of any length in bits, any number at all. */
const WAYS = 3;

/** Integers that are often an edge, and that shrink towards `min` through all integers, edges or not. */
class Edged extends fc.Arbitrary<bigint> {
  readonly #min: bigint;
  readonly #max: bigint;
  readonly #edges: readonly bigint[];
  readonly #any: fc.Arbitrary<bigint>;

  constructor({ min, max, edges }: IntegerEdges) {
    super();
    this.#min = min;
    this.#max = max;
    this.#edges = [...new Set(edges)].filter((edge) => edge >= min && edge <= max);
    this.#any = fc.bigInt({ min, max });
  }

  generate(random: fc.Random): fc.Value<bigint> {
    return new fc.Value(this.#draw(random), undefined);
  }

  #draw(random: fc.Random): bigint {
    const way = random.nextInt(1, WAYS);
    if (way === 1 && this.#edges.length > 0) return this.#edges[random.nextInt(0, this.#edges.length - 1)]!;
    const span = this.#max - this.#min;
    const bits = way === 2 ? random.nextInt(0, span.toString(2).length) : span.toString(2).length;
    const most = 2n ** BigInt(bits) - 1n;
    return this.#min + random.nextBigInt(0n, most < span ? most : span);
  }

  canShrinkWithoutContext(value: unknown): value is bigint {
    return this.#any.canShrinkWithoutContext(value);
  }

  shrink(value: bigint, context: unknown): fc.Stream<fc.Value<bigint>> {
    return this.#any.shrink(value, context);
  }
}

/**
 * Integers from `min` to `max` of every order of magnitude, a third of them edges. A counterexample shrinks to the
 * smallest integer near which it stays one.
 *
 * @throws RangeError if `min` is larger than `max`.
 */
export function edgedInteger(o: IntegerEdges): fc.Arbitrary<bigint> {
  if (o.min > o.max) throw new RangeError(`no integer from ${o.min} to ${o.max}`);
  return new Edged(o);
}

/** Each number with its neighbours. */
export function withNeighbours(...numbers: readonly bigint[]): bigint[] {
  return numbers.flatMap((number) => [number - 1n, number, number + 1n]);
}
