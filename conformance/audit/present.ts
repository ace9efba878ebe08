import { fetchHead } from './checkpoint.ts';
import { type Edge, readEdge } from './edge.ts';
import type { Head, HeadRead } from './head.ts';
import type { AuditOptions } from './options.ts';
import type { Source } from './source.ts';
import { addTally, newTally, note, type Tally } from './tally.ts';

/** How often a newer checkpoint is taken, where the log grows faster than its edge can be read. */
const ATTEMPTS = 4;

/** A checkpoint with the right edge of its tree. */
export interface Present {
  readonly head?: Head;
  readonly edge: Edge;
}

/**
 * Reads the right edge of a checkpoint's tree. A log may take partial tiles away when it has grown, so where one is
 * missing and a newer checkpoint is there, that one is audited.
 */
export async function present(options: AuditOptions, source: Source, read: HeadRead, tally: Tally): Promise<Present> {
  for (let attempt = 1; ; attempt++) {
    const { head, findings } = read;
    if (!head) {
      for (const one of findings) note(tally, one);
      return { edge: [] };
    }
    const seen = newTally();
    const edge = await readEdge(source, head.checkpoint.size, seen);
    const missing = seen.findings.some(({ kind }) => kind === 'missing');
    const newer = missing && attempt < ATTEMPTS ? await fetchHead(options, source, []) : undefined;
    if (typeof newer === 'object' && newer.head && newer.head.checkpoint.size > head.checkpoint.size) read = newer;
    else {
      for (const one of findings) note(tally, one);
      addTally(tally, seen);
      return { head, edge };
    }
  }
}
