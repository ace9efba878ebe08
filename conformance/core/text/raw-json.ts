/** Numbers with their source text, from the proposal "JSON.parse source text access", which Node 24 implements. */

const { rawJSON, isRawJSON } = JSON as unknown as {
  rawJSON(text: string): unknown;
  isRawJSON(value: unknown): boolean;
};

/** A JSON value that is written as exactly this text: a number may have any number of digits. */
export const rawJson = (text: string): unknown => rawJSON(text);

/** Whether `rawJson` made a value. */
export const isRawJson = (value: unknown): boolean => isRawJSON(value);
