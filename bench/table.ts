/** A figure. */
export interface Figure {
  readonly name: string;
  /** As a person reads it: `1.23 M/s`. */
  readonly measured: string;
}

/** A figure beside another. */
export interface Comparison extends Figure {
  /** The figure that the aim is about. */
  readonly ratio: number;
  /** The figure that it was divided by: that of the same run, on the same machine. */
  readonly divisor: string;
  readonly aim?: { readonly least: number } | { readonly most: number };
}

/** A line of the table. */
export type Row = Figure | Comparison;

/** Millions a second. */
export const millions = (rate: number): string => `${(rate / 1e6).toFixed(2)} M/s`;
/** Bytes as megabytes. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** The texts of a row: its ratio, its aim, and whether it was reached. */
export function cells(row: Row): { readonly shown: string; readonly wanted: string; readonly met: string } {
  if (!('ratio' in row)) return { shown: '', wanted: '', met: '' };
  const { ratio, aim } = row;
  const shown = ratio.toFixed(2);
  if (aim === undefined) return { shown, wanted: '', met: '' };
  const isMet = 'least' in aim ? ratio >= aim.least : ratio <= aim.most;
  return { shown, wanted: 'least' in aim ? `at least ${aim.least}` : `at most ${aim.most}`, met: isMet ? '✓' : '✗' };
}

/** A row as one line of the table. */
export function line(row: Row): string {
  const { shown, wanted, met } = cells(row);
  return [row.name.padEnd(52), row.measured.padStart(20), shown.padStart(7), ` ${wanted.padEnd(14)}`, met]
    .join(' ')
    .trimEnd();
}
