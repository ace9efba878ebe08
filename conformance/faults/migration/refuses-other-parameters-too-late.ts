import { MigrationError, type Parts } from '../../../src/reference/migration/index.ts';
import { fault } from '../fault.ts';
import { withMigrationParts } from '../migration.ts';
import { withEach } from '../migration-runs.ts';

export default fault<Parts>({
  text: 'refuses other parameters than those of before when it has sent something',
  breaks: 'MIG-ID-003',
  caughtBy: ['migration/again/changed#neither', 'migration/resume/other-params#neither'],
  needs: { looks: ['migration/again/changed', 'migration/resume/other-params'] },
  install: (parts) => {
    let changed = false;
    const altered = withMigrationParts(parts, {
      options: (given) => {
        changed = false;
        return given;
      },
      onChanged: () => {
        changed = true;
        return 'anew';
      },
    });
    return withEach(altered, async (_, send) => {
      const sent = await send();
      if (changed) throw new MigrationError('changed', 'The parameters are not those of before');
      return sent;
    });
  },
});
