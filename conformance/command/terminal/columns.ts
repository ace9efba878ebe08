/** The width of a stream that is a terminal; `undefined` where lines should not be broken. */
export function terminalColumns(stream: NodeJS.WriteStream): number | undefined {
  return stream.isTTY && stream.columns > 0 ? stream.columns : undefined;
}
