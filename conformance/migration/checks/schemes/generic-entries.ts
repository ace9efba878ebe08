import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { severalEntries, severalEntriesCreated } from '../../premises/dao/several-entries-dao.ts';
import {
  countedGenerics,
  countedGenericsCreated,
  ENTRIES_REASONS,
  entriesChoiceDefect,
} from '../../premises/schemes/section-entries.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const genericEntries = check<MigrationTarget>()({
  // MIG-SC-011 (must): Each entry of `GenericScheme` counts, as declared: the DAO has a scheme with the values of each, or its
  //   one scheme stores the values of each; or several entries are refused before anything is sent. [interface, "Migration
  //   parameters"]
  proves: 'MIG-SC-011',
  reasons: ENTRIES_REASONS,
  owns: [
    reasonsOf([severalEntries, severalEntriesCreated], { generic: 'failed' }),
    reasonsOf([countedGenerics, countedGenericsCreated], 'first', 'last', 'copied', 'differs', 'lost', 'more', 'lacks'),
  ],
  run: async (_tool, t) => {
    const byHand = await t.use(countedGenerics);
    t.judge(entriesChoiceDefect(byHand, 'GenericScheme', t), byHand.several.scene.run);
    const created = await t.useIfJudged(countedGenericsCreated);
    // A tool may refuse several entries with the DaoCreator alone: the document does not speak of them.
    if (!created || created.option === 'refused')
      return t.note('no DAO with several entries by the DaoCreator was judged');
    t.judge(entriesChoiceDefect(created, 'GenericScheme', t), created.several.scene.run);
  },
});
