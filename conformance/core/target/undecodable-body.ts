/** The body of an answer does not have the content coding that the answer names (RFC 9110 section 8.4). */
export class UndecodableBody extends Error {
  override readonly name = 'UndecodableBody';
  readonly coding: string;

  constructor(coding: string, message: string) {
    super(message);
    this.coding = coding;
  }
}
