/** What Node 24 has of the proposal "JSON.parse source text access": a number with its text. */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };
/** A number of JSON that is written as this text. */
export const rawJson = (text: string) => rawJSON(text);
