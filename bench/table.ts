/** A figure with its aim. */
export interface Row {
  readonly name: string;
  /** As a person reads it: `1.23 M/s`. */
  readonly measured: string;
  /** The figure that the aim is about. */
  readonly ratio?: number;
  readonly aim?: { readonly least: number } | { readonly most: number };
}

/** Millions a second. */
export const millions = (rate: number): string => `${(rate / 1e6).toFixed(2)} M/s`;
/** Bytes as megabytes. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** A row as one line of the table. */
export function line({ name, measured, ratio, aim }: Row): string {
  const shown = ratio === undefined ? '' : ratio.toFixed(2);
  const wanted = aim === undefined ? '' : 'least' in aim ? `at least ${aim.least}` : `at most ${aim.most}`;
  const met = ratio === undefined || aim === undefined ? '' : reached(ratio, aim) ? '✓' : '✗';
  return [name.padEnd(52), measured.padStart(20), shown.padStart(7), ` ${wanted.padEnd(14)}`, met].join(' ').trimEnd();
}

function reached(ratio: number, aim: NonNullable<Row['aim']>): boolean {
  return 'least' in aim ? ratio >= aim.least : ratio <= aim.most;
}
