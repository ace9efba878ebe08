/** Whether a text is an address of the web, which a reader can follow. */
export function isWebAddress(text: string | undefined): text is string {
  return text !== undefined && URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);
}

/** A page for a reader of text: its address, or its path with the place where that leads somewhere. */
export const pageText = (page: string): string => (isWebAddress(page) ? page : `${page}, in Touchstone's repository`);
