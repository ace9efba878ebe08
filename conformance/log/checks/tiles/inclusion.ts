/** Entries are included in the tree, as a property over their indices (RFC 6962 section 2.1.1). */

import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { EarlyEnd } from '../../../core/check/early-end.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { entryFormat } from '../../premises/tiles/entry-format.ts';
import { nonEmptyTree } from '../../premises/tiles/every-tree.ts';
import { formatOfEntries } from '../../premises/tiles/format-of-entries.ts';
import { inclusionProver } from '../../premises/tiles/inclusion-prover.ts';
import { minimumIndex } from '../../premises/tiles/minimum-index.ts';
import { soundNonEmptyTree } from '../../premises/tiles/sound-non-empty-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** How many entries are proved in addition to those at the edges of paths. */
const ENTRIES = 16;

export const inclusion = check<LogTarget>()({
  // LOG-MH-006 (must): The inclusion proof of every entry can be made from the log's tiles and verifies against its checkpoint.
  //   [rfc6962, "2.1.1"]
  proves: 'LOG-MH-006',
  reasons: {
    missing: 'a tile or bundle that is necessary to prove an entry is not served',
    malformed: 'a tile or bundle that is necessary to prove an entry has another length',
    'not-included': 'the inclusion proof that the tiles give for an entry does not verify',
  },
  run: async (log, t) => {
    // Other checks judge the whole tree; this check reads places that a random sample rarely contains.
    await t.use(soundNonEmptyTree);
    const tree = await nonEmptyTree(t);
    const { checkpoint, sample } = await t.use(tree.tree);
    if (checkpoint.size === 0n) t.notApplicable('an empty log has no entries');
    const minimum = minimumIndex(t);
    if (minimum >= checkpoint.size) t.notApplicable('the log is declared to be pruned up to its size');
    // A tile is read once: log/tiles/unchanging judges whether it changes.
    const bundles = (await t.use(entryFormat)) !== 'other' ? await t.use(tree.bundles) : undefined;
    const prove = inclusionProver(log, checkpoint, await t.use(tree.tiles), bundles, formatOfEntries(t));
    let failure: unknown;
    const defects = new Map<bigint, Defect<'missing' | 'malformed' | 'not-included'>>();
    // Loaded here, since a run of other checks draws nothing.
    const { default: fc } = await import('fast-check');
    const { entryIndex, pathEdges } = await import('../../inputs/tree/entry-index.ts');
    const property = fc.asyncProperty(entryIndex(checkpoint.size), async (index) => {
      if (failure !== undefined || index < minimum) return true;
      try {
        t.signal.throwIfAborted();
        const defect = await prove(index);
        if (defect === 'unread') return true;
        // The defect is reported below, after fast-check has found the smallest index with a defect.
        if (defect) defects.set(index, defect);
        else t.judge(defect);
        return defect === undefined;
      } catch (cause) {
        // Not the log's doing, so it ends the search instead of steering it.
        failure = cause;
        return true;
      }
    });
    const examples = pathEdges(checkpoint.size);
    const numRuns = ENTRIES + examples.length;
    const result = await fc.check(property, { seed: t.random.below(2 ** 31), numRuns, examples, verbose: 0 });
    const [index] = result.counterexample ?? [];
    const defect = index === undefined ? undefined : defects.get(index);
    if (defect) {
      const how = `seed ${result.seed}, path ${result.counterexamplePath}, ${result.numShrinks} shrinks`;
      t.fail({ ...defect, at: `${defect.at}; the smallest index with this defect is ${index} (${how})` });
    }
    if (failure instanceof EarlyEnd || failure instanceof TransportFailure) throw failure;
    if (failure !== undefined || result.errorInstance) throw failure ?? result.errorInstance;
    if (t.subjects === 0) t.notApplicable('no entry was drawn that the log has to serve');
    if (sample.drawnFrom !== undefined)
      t.note(
        `${t.subjects} of ${checkpoint.size.toLocaleString('en-US')} entries were proved to be included, among them those at the edges of paths`,
      );
  },
});
