/** Numbers with their text, of the proposal "JSON.parse source text access", which Node 24 has. */

const { rawJSON, isRawJSON } = JSON as unknown as {
  rawJSON(text: string): unknown;
  isRawJSON(value: unknown): boolean;
};

/** A value of JSON that is written as this text: a number may have any number of digits. */
export const rawJson = (text: string): unknown => rawJSON(text);

/** Whether a value is such a one. */
export const isRawJson = (value: unknown): boolean => isRawJSON(value);
