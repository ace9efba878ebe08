import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { type SecretForms, secretsIn } from '../../oracle/output/secret-forms.ts';
import { evidenceOf } from '../../premises/runs/hang-detection.ts';
import { isKeyOrMnemonic, type SearchedRun, searchedRuns } from '../../premises/secrets/searched-runs.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const notSent = check<MigrationTarget>()({
  // MIG-SE-002 (must): The private key and the mnemonic are never sent to the node. [durable-deploy, "Secrets"]
  proves: 'MIG-SE-002',
  reasons: { sent: 'a private key or a mnemonic is sent to the node' },
  run: async (_tool, t) => {
    await t.each(await t.use(searchedRuns), (searched) =>
      t.judge(sentSecretDefect(searched), evidenceOf(searched.scene.run)),
    );
  },
});

function sentSecretDefect({ title, scene, secrets }: SearchedRun): Defect<'sent'> | undefined {
  const keysAndMnemonics: SecretForms = new Map([...secrets].filter(([, name]) => isKeyOrMnemonic(name)));
  for (const { method, params, path, beside } of scene.record.calls) {
    const [form] = secretsIn(`${path} ${params} ${beside}`, keysAndMnemonics.keys());
    const name = form === undefined ? undefined : keysAndMnemonics.get(form);
    if (name === undefined) continue;
    return { reason: 'sent', expected: 'signed transactions, and no secret', actual: name, at: `${method}, ${title}` };
  }
  return undefined;
}
