/** A number of a JSON text, exactly as it was written: amounts have more digits than a double has. */
const FORM = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
/** No amount needs more digits; without this limit `1e999999999` would fill the memory. */
const LARGEST_EXPONENT = 100;

export class Decimal {
  /** The value is `digits` times ten to the power of `exponent`. */
  readonly digits: bigint;
  readonly exponent: number;

  constructor(digits: bigint, exponent: number) {
    this.digits = digits;
    this.exponent = exponent;
  }

  /**
   * Reads a JSON number (RFC 8259, section 6). undefined for another text, or a number beyond any value of a contract.
   */
  static parse(text: string): Decimal | undefined {
    const [, sign, whole = '', fraction = '', exponent = '0'] = FORM.exec(text) ?? [];
    if (sign === undefined || Math.abs(Number(exponent)) > LARGEST_EXPONENT || text.length > 200) return undefined;
    let digits = BigInt(`${sign}${whole}${fraction}`);
    let power = Number(exponent) - fraction.length;
    for (; digits !== 0n && power < 0 && digits % 10n === 0n; power++) digits /= 10n;
    return digits === 0n ? new Decimal(0n, 0) : new Decimal(digits, power);
  }

  /** The value times ten to the power of `places`; undefined where that is not an integer. */
  shifted(places: number): bigint | undefined {
    const power = this.exponent + places;
    return power < 0 ? undefined : this.digits * 10n ** BigInt(power);
  }

  toString(): string {
    const { digits, exponent } = this;
    if (exponent >= 0) return `${digits * 10n ** BigInt(exponent)}`;
    const sign = digits < 0n ? '-' : '';
    const padded = `${digits}`.replace('-', '').padStart(1 - exponent, '0');
    return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`;
  }

  /** A JSON number, not a string. */
  toJSON(): unknown {
    return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(`${this}`);
  }
}

/** Every number in a value as a Decimal. */
export function withDecimals(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'bigint') return Decimal.parse(`${value}`) ?? value;
  if (Array.isArray(value)) return value.map(withDecimals);
  if (typeof value !== 'object' || value === null || value instanceof Decimal) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withDecimals(member)]));
}

/** Reads JSON text, with its numbers as Decimals. Throws SyntaxError. */
export function parseExactly(text: string): unknown {
  const exactly = (_: string, value: unknown, { source }: { source?: string }) =>
    typeof value === 'number' && source !== undefined ? (Decimal.parse(source) ?? value) : value;
  return JSON.parse(text, exactly as (key: string, value: unknown) => unknown);
}
