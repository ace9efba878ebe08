/** Whether standard output wants colours: a terminal, and nobody said NO_COLOR (no-color.org). */
export function coloured(): boolean {
  if (process.env.NO_COLOR) return false;
  return process.stdout.isTTY === true || Boolean(process.env.FORCE_COLOR);
}
