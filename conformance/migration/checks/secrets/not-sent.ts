import { check } from '../../../core/check/check.ts';
import { type SecretForms, secretsIn } from '../../oracle/output/secret-forms.ts';
import { evidenceOf } from '../../premises/runs/hang-detection.ts';
import { searchedRuns } from '../../premises/secrets/searched-runs.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const notSent = check<MigrationTarget>()({
  proves: 'MIG-SE-002',
  reasons: { sent: 'a private key or a mnemonic is sent to the node' },
  run: async (_tool, t) => {
    await t.each(await t.use(searchedRuns), ({ what, scene: { record, run }, secrets }) => {
      const sought: SecretForms = new Map([...secrets].filter(([, name]) => name !== 'the API key'));
      for (const { method, params, path, beside } of record.calls) {
        const [found] = secretsIn(`${path} ${params} ${beside}`, sought.keys());
        if (found === undefined) continue;
        const expected = 'signed transactions, and no secret';
        t.judge({ reason: 'sent', expected, actual: sought.get(found)!, at: `${method}, ${what}` }, evidenceOf(run));
      }
      t.judge(undefined);
    });
  },
});
