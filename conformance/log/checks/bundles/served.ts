import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { servedStatusDefect } from '../../oracle/tiles/resource-defects.ts';
import { CompleteAnswers } from '../../premises/http/complete-answers.ts';
import { restartedTree } from '../../premises/restart/restarted-tree.ts';
import { allBundleReadings } from '../../premises/tiles/all-tree-readings.ts';
import { entryFormat } from '../../premises/tiles/entry-format.ts';
import { everyBundle, NO_BUNDLES } from '../../premises/tiles/every-bundle.ts';
import { formatOfEntries } from '../../premises/tiles/format-of-entries.ts';
import { LaterAbsences } from '../../premises/tiles/later-absences.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const served = watch<LogTarget>()({
  // LOG-EB-001 (must): The log serves the entries of every level-0 tile of the checkpoint's tree, whether the tile is full or
  //   partial: in its entry bundle, unless it serves them in another format alone; by static-ct-api in its data tile.
  //   [tlog-tiles, "Log entries"]
  proves: 'LOG-EB-001',
  reasons: {
    missing: 'a bundle of the tree is not served, nor the full bundle in its place',
    status: 'a bundle of the tree is answered with a status that is neither 200 nor that of a missing resource',
    incomplete: 'a bundle of the tree is cut off each time, before the end that its answer announces',
    'not-as-declared': 'the log serves bundles, though another format is declared',
  },
  owns: [
    reasonsOf(entryFormat, 'not-as-declared'),
    reasonsOf(allBundleReadings, 'missing', 'status'),
    reasonsOf(restartedTree, { bundle: 'missing' }),
  ],
  begin(log, t) {
    const format = formatOfEntries(t);
    const complete = new CompleteAnswers(log, t, format.paths);
    const absences = new LaterAbsences(log, t, format.kind);
    return {
      on(exchange, answer) {
        complete.on(exchange);
        absences.on(exchange, answer);
      },
      async end() {
        await complete.judge();
        await t.each(await everyBundle(t), (bundle) => t.judge(servedStatusDefect(bundle), bundle.answer), NO_BUNDLES);
        await absences.judge();
      },
    };
  },
});
