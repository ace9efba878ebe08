/** The forms in which a private key may come up: its digits, without 0x, and the number and bytes that they are. */
export function keyForms(privateKey: string): readonly string[] {
  const digits = privateKey.replace(/^0x/, '').toLowerCase();
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
  return [digits, BigInt(`0x${digits}`).toString(), btoa(String.fromCharCode(...bytes)), bytes.join(',')];
}
