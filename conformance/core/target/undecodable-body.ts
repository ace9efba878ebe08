/** The content coding that an answer names is not the one that its body has (RFC 9110 section 8.4). */
export class UndecodableBody extends Error {
  override readonly name = 'UndecodableBody';
  readonly coding: string;

  constructor(coding: string, message: string) {
    super(message);
    this.coding = coding;
  }
}
