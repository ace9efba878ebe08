import { check } from '../../../core/check/check.ts';
import { baseInResult, containerRun } from '../../premises/chains/container-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const result = check<MigrationTarget>()({
  // MIG-IM-003 (must): `migration.json` can be read inside the running container. [interface, "Container image"]
  proves: 'MIG-IM-003',
  needs: ['image'],
  reasons: {
    missing: '`migration.json` cannot be read in a running container',
    'no-base': '`migration.json` of a running container is not a result with `base`',
  },
  run: async (tool, t) => {
    const { run, ran, files } = await t.use(containerRun);
    if (!ran) t.inconclusive('no container ran in which it could be read');
    const text = files.get('migration.json');
    const at = tool.fileOf('migration.json');
    const missing = { reason: 'missing' as const, expected: 'a file', actual: 'nothing that can be read', at };
    t.judge(text === undefined && missing, run);
    const noBase = { expected: 'a result with `base`', actual: text?.slice(0, 300) ?? '', at };
    t.judge(baseInResult(tool, text) ? undefined : { reason: 'no-base', ...noBase }, run);
  },
});
