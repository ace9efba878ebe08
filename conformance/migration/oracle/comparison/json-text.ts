/** What a text says as JSON. */

/** What a text says as JSON; undefined where it is none. */
export function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
