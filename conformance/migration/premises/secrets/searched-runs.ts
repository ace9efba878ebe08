/** Runs whose output and files are searched for secrets. */

import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import { type FoundText, searchFolders } from '../../../lab/place/search-folders.ts';
import { PROVIDER_API_KEY } from '../../inputs/accounts/api-key.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { keyForms, mnemonicForms, type SecretForms, secretsIn } from '../../oracle/output/secret-forms.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { chainMnemonic } from '../accounts/chain-mnemonic.ts';
import { daoMigration } from '../runs/dao-migration.ts';
import { isolatedBase, runStepOnBase } from '../runs/isolated-base.ts';
import type { ScenarioRun, StepRequest } from '../runs/scenario-run.ts';
import { type LeakedSecret, leakedSecretIn } from './leaked-secrets.ts';

export interface SearchedRun {
  readonly title: string;
  readonly scene: ScenarioRun;
  readonly files: readonly FoundText[];
  readonly secrets: SecretForms;
}

/** Runs that succeed, are refused, or fail midway: error messages often have the given values. */
export const searchedRuns = premise<MigrationTarget>()({
  name: 'searched-runs',
  find: async (tool, t): Promise<readonly SearchedRun[]> => {
    const on = await t.use(isolatedBase);
    const { privateKey } = on.stage.chain.accounts[0]!;
    const mnemonic = chainMnemonic(tool);
    const provider = `${on.stage.rpc}/v3/${PROVIDER_API_KEY}`;
    const api: SecretForms = new Map([[PROVIDER_API_KEY, 'the API key']]);
    const byKey: SecretForms = new Map([
      ...api,
      ...keyForms(privateKey).map((form) => [form, 'the private key'] as const),
    ]);
    const words: SecretForms = new Map(mnemonicForms(mnemonic).map((form) => [form, 'the mnemonic']));
    const byWords: SecretForms = new Map([...byKey, ...words]);
    const options = { params: { default: PLAIN_PARAMS }, provider };
    const mnemonical = { ...options, privateKey: undefined, mnemonic };
    const slip = `${privateKey}0`;
    const away = { at: 'transaction', nth: 2, does: 'close' } as const;
    const acts: readonly { readonly title: string; readonly act: StepRequest; readonly secrets: SecretForms }[] = [
      { title: 'a base migration', act: { step: 'base', options }, secrets: byKey },
      {
        title: 'a base migration whose node goes away',
        act: { step: 'base', options: mnemonical, script: { faults: [away] } },
        secrets: byWords,
      },
      {
        title: 'a base migration whose node cannot be reached',
        act: { step: 'base', options, script: { faults: [{ at: 'any', nth: 1, times: Infinity, does: 'close' }] } },
        secrets: byKey,
      },
      { title: 'a DAO migration with the same key', act: { step: 'dao', options }, secrets: byKey },
      {
        title: 'a DAO migration whose node goes away',
        act: { step: 'dao', options, script: { faults: [away] } },
        secrets: byKey,
      },
      {
        title: 'a base migration with a digit too many in the key',
        act: { step: 'base', options: { ...options, privateKey: slip } },
        secrets: byKey,
      },
      {
        title: 'a base migration with a word too many in the mnemonic',
        act: { step: 'base', options: { ...mnemonical, mnemonic: `${mnemonic} ${mnemonic.split(' ')[0]}` } },
        secrets: byWords,
      },
    ];
    const searched: SearchedRun[] = [];
    for (const { title, act, secrets } of acts) {
      const sought = [...secrets.keys()];
      const scene = await runStepOnBase(tool, on, { ...act, place: { secrets: sought } });
      await on.stage.listen();
      searched.push(await searchedRun(title, scene, secrets));
    }
    const dao = await t.attempt(daoMigration);
    return dao ? [...searched, await searchedRun('a DAO migration', dao, byKey)] : searched;
  },
});

/** A run, and the secrets in files that it left. */
async function searchedRun(title: string, scene: ScenarioRun, secrets: SecretForms): Promise<SearchedRun> {
  const { folder, home, temporary } = scene.at;
  const seek = (content: string) => secretsIn(content, secrets.keys());
  return { title, scene, files: await searchFolders([folder, home, temporary, ...scene.run.strayed], seek), secrets };
}

type IsSecret = (name: string) => boolean;
export const isApiKey: IsSecret = (name) => name === 'the API key';
export const isKeyOrMnemonic: IsSecret = (name) => !isApiKey(name);

const NO_SECRET_TEXT = 'no secret in it';

/** A secret that a run printed, or that is in a file that it left. */
export function disclosedSecretDefect(
  { title, scene: { run, at: place }, files, secrets }: SearchedRun,
  isSecret: IsSecret,
): Defect<'printed' | 'in-a-file'> | undefined {
  const sought: SecretForms = new Map([...secrets].filter(([, name]) => isSecret(name)));
  const printed = leakedSecretIn(run, sought);
  if (printed !== undefined)
    return { reason: 'printed', expected: NO_SECRET_TEXT, actual: printed, at: `the output of ${title}` };
  const [disclosed] = files.flatMap(({ file, text }) => {
    const name = sought.get(text);
    return name === undefined ? [] : [{ file, name }];
  });
  if (!disclosed) return undefined;
  const at = `${disclosed.file.replace(place.folder, '.')}, ${title}`;
  return { reason: 'in-a-file', expected: NO_SECRET_TEXT, actual: disclosed.name, at };
}

/** A secret that was printed by a run of another check. */
export const leakedSecretDefect = ({ name, at }: LeakedSecret, isSecret: IsSecret): Defect<'printed'> | undefined =>
  isSecret(name) ? { reason: 'printed', expected: NO_SECRET_TEXT, actual: name, at } : undefined;
