/** Entries are proved to be included, as a property over their indices. */

import fc from 'fast-check';
import { check } from '../../../core/check/check.ts';
import { EarlyEnd } from '../../../core/check/early-end.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { entryIndex, pathEdges } from '../../inputs/tree/entry-index.ts';
import { nonEmptyTree } from '../../premises/tiles/every-tree.ts';
import { InclusionDefect, inclusionProver } from '../../premises/tiles/inclusion-prover.ts';
import { minimumIndex } from '../../premises/tiles/minimum-index.ts';
import { soundNonEmptyTree } from '../../premises/tiles/sound-non-empty-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** How many entries are proved, and how many resources are read at most, also to make a counterexample smaller. */
const ENTRIES = 16;

export const inclusion = check<LogTarget>()({
  proves: 'LOG-MH-006',
  reasons: {
    missing: 'a tile or bundle without which an entry cannot be proved is not served',
    malformed: 'a tile or bundle without which an entry cannot be proved has another length',
    'not-included': 'the inclusion proof that the tiles give for an entry does not verify',
  },
  run: async (log, t) => {
    // What is wrong everywhere has its own check; this one goes to places that a sample by chance seldom meets.
    await t.use(soundNonEmptyTree);
    const tree = await nonEmptyTree(t);
    const { checkpoint, sample } = await t.use(tree.tree);
    if (checkpoint.size === 0n) t.notApplicable('an empty log has no entries');
    const minimum = minimumIndex(t);
    if (minimum >= checkpoint.size) t.notApplicable('no entry is owed');
    // What was read already is not read again: whether it has changed since is another check's matter.
    const prove = inclusionProver(log, checkpoint, await t.use(tree.tiles), await t.use(tree.bundles));
    let ended: unknown;
    const property = fc.asyncProperty(entryIndex(checkpoint.size), async (index) => {
      if (ended !== undefined || index < minimum) return;
      try {
        t.signal.throwIfAborted();
        const done = await prove(index);
        if (done) t.judge(undefined);
      } catch (cause) {
        if (cause instanceof InclusionDefect) throw cause;
        // Not the log's doing: it ends the search instead of steering it.
        ended = cause;
      }
    });
    const examples = pathEdges(checkpoint.size);
    const numRuns = ENTRIES + examples.length;
    const found = await fc.check(property, { seed: t.random.below(2 ** 31), numRuns, examples, verbose: 0 });
    if (found.errorInstance instanceof InclusionDefect) {
      const { defect } = found.errorInstance;
      const how = `seed ${found.seed}, path ${found.counterexamplePath}, ${found.numShrinks} shrinks`;
      t.judge({
        ...defect,
        at: `${defect.at}; the smallest such entry found is ${found.counterexample?.[0]} (${how})`,
      });
    }
    if (ended instanceof EarlyEnd || ended instanceof TransportFailure) throw ended;
    if (ended !== undefined || found.errorInstance) throw ended ?? found.errorInstance;
    if (t.subjects === 0) t.notApplicable('no entry that is owed was drawn');
    if (sample.drawnFrom !== undefined)
      t.note(
        `${t.subjects} of ${checkpoint.size.toLocaleString('en-US')} entries were proved to be included, those at the edges of paths among them`,
      );
  },
});
