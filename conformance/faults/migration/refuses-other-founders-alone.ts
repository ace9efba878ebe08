import type { Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';

export default fault<Parts>({
  text: 'refuses other founders than those of before, and makes another DAO for other voting parameters',
  breaks: 'MIG-ID-003',
  caughtBy: ['migration/again/changed#changed'],
  needs: { looks: ['migration/again/changed'] },
  install: (parts) => {
    let amount = '';
    let same = false;
    return withMigrationParts(parts, {
      params: (params) => {
        amount = (params.founders[0]?.tokens ?? 0n).toString(16).padStart(64, '0');
        return params;
      },
      stillThere: (journal, chain) => {
        same = journal.sent.get('founders[0].tokens')?.raw.includes(amount) === true;
        return parts.stillThere(journal, chain);
      },
      onChanged: () => (same ? 'anew' : 'refused'),
    });
  },
});
