import { check } from '../../../core/check/check.ts';
import { isJsonObject } from '../../../oracle/json/json.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { containerRun } from '../../premises/chains/container-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const params = check<MigrationTarget>()({
  // MIG-IM-004 (must): `migration-params.json` can be read inside the running container. [interface, "Container image"]
  proves: 'MIG-IM-004',
  needs: ['image'],
  reasons: {
    missing: '`migration-params.json` cannot be read in a running container',
    'no-object': '`migration-params.json` of a running container is not a JSON object',
  },
  run: async (tool, t) => {
    const { run, ran, files } = await t.use(containerRun);
    if (!ran) t.inconclusive('no container ran in which it could be read');
    const text = files.get('migration-params.json');
    const at = tool.fileOf('migration-params.json');
    const missing = { reason: 'missing' as const, expected: 'a file', actual: 'nothing that can be read', at };
    t.judge(text === undefined && missing, run);
    const isObject = isJsonObject(parseJsonText(text ?? ''));
    const noObject = { reason: 'no-object' as const, expected: 'an object', actual: text?.slice(0, 300) ?? '', at };
    t.judge(!isObject && noObject, run);
  },
});
