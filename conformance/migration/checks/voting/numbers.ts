import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { itemsWithRightNumbers, storedVotingItems } from '../../premises/voting/voting-items.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const numbers = check<MigrationTarget>()({
  proves: 'MIG-VM-001',
  reasons: {
    unset: 'the voting machine has no parameters under the hash that a scheme votes by',
    number: 'a number is another with the voting machine than in the item',
  },
  owns: [reasonsOf(storedVotingItems, 'unset'), reasonsOf(itemsWithRightNumbers, 'number')],
  run: async (_tool, t) => {
    await t.each(await t.use(itemsWithRightNumbers), (one) => t.judge(undefined, one.dao.scene.run));
  },
});
