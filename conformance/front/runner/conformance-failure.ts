/** What a test fails with. Its message has the whole story; the stack would only name files of Touchstone. */
export class ConformanceFailure extends Error {
  /** Values that runners compare line by line. */
  declare readonly expected?: string;
  declare readonly actual?: string;

  constructor(message: string, values: { readonly expected?: string; readonly actual?: string } = {}) {
    super(message);
    this.stack = `${this.name}: ${message}`;
    // Enumerable members would be printed behind the message, which has them. Vitest writes its own text over them.
    for (const [name, value] of Object.entries(values)) Object.defineProperty(this, name, { value, writable: true });
  }

  static {
    // biome-ignore lint/complexity/noThisInStatic: the name of the class may be shortened by a bundler.
    Object.defineProperty(this.prototype, 'name', { value: 'ConformanceFailure' });
  }
}
