/** Whether a text is an address of the web, which a reader can follow. */
export function isWebAddress(text: string | undefined): text is string {
  return text !== undefined && URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);
}
