/** What nobody else may see (spec/migration/durable-deploy.md, "Secrets"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { type FoundIn, searchFolders } from '../lab/search-folders.ts';
import { footing, playOn } from './footing.ts';
import { chainMnemonic } from './mnemonic.ts';
import { overheard, saidOf } from './overheard.ts';
import { PLAIN } from './params.ts';
import type { Act, Scene } from './play.ts';
import { daoMigrated } from './scenes.ts';
import { API_KEY, keyForms, mnemonicForms, type Secrets, secretsIn } from './secret-forms.ts';
import { seenIn } from './weighed.ts';

interface Watched {
  readonly what: string;
  readonly scene: Scene;
  readonly files: readonly FoundIn[];
  readonly secrets: Secrets;
}

/** Runs that succeed, are refused, and break off: in what goes wrong, what was given is told. */
const watched = premise<MigrationTarget>()({
  name: 'watched-for-secrets',
  owners: {},
  find: async (tool, t): Promise<readonly Watched[]> => {
    const on = await t.use(footing);
    const { privateKey } = on.stage.chain.accounts[0]!;
    const mnemonic = chainMnemonic(tool);
    const provider = `${on.stage.rpc}/v3/${API_KEY}`;
    const api: Secrets = new Map([[API_KEY, 'the API key']]);
    const byKey: Secrets = new Map([...api, ...keyForms(privateKey).map((one) => [one, 'the private key'] as const)]);
    const words: Secrets = new Map(mnemonicForms(mnemonic).map((one) => [one, 'the mnemonic']));
    const byWords: Secrets = new Map([...byKey, ...words]);
    const options = { params: { default: PLAIN }, provider };
    const mnemonical = { ...options, privateKey: undefined, mnemonic };
    const slip = `${privateKey}0`;
    const away = { at: 'transaction', nth: 2, does: 'close' } as const;
    const acts: readonly { readonly what: string; readonly act: Act; readonly secrets: Secrets }[] = [
      { what: 'a base migration', act: { step: 'base', options }, secrets: byKey },
      {
        what: 'one whose node goes away',
        act: { step: 'base', options: mnemonical, script: { faults: [away] } },
        secrets: byWords,
      },
      {
        what: 'one whose node is not there',
        act: { step: 'base', options, script: { faults: [{ at: 'any', nth: 1, times: Infinity, does: 'close' }] } },
        secrets: byKey,
      },
      { what: 'a DAO migration by the same', act: { step: 'dao', options }, secrets: byKey },
      {
        what: 'a DAO migration whose node goes away',
        act: { step: 'dao', options, script: { faults: [away] } },
        secrets: byKey,
      },
      {
        what: 'one with a digit too many in the key',
        act: { step: 'base', options: { ...options, privateKey: slip } },
        secrets: byKey,
      },
      {
        what: 'one with a word too many in the mnemonic',
        act: { step: 'base', options: { ...mnemonical, mnemonic: `${mnemonic} ${mnemonic.split(' ')[0]}` } },
        secrets: byWords,
      },
    ];
    const all: Watched[] = [];
    for (const { what, act, secrets } of acts) {
      const sought = [...secrets.keys()];
      const scene = await playOn(tool, on, { ...act, place: { secrets: sought } });
      await on.stage.listen();
      all.push(await looked(what, scene, secrets));
    }
    const dao = await t.attempt(daoMigrated);
    return dao ? [...all, await looked('a DAO migration', dao, byKey)] : all;
  },
});

/** A run, and what it left. */
async function looked(what: string, scene: Scene, secrets: Secrets): Promise<Watched> {
  const { folder, home, temporary } = scene.at;
  const seek = (content: string) => secretsIn(content, secrets.keys());
  return { what, scene, files: await searchFolders([folder, home, temporary, ...scene.run.strayed], seek), secrets };
}

type Reason = 'printed' | 'in-a-file';

/** Holds that none of these was printed or is in a file. */
async function untold(
  tool: MigrationTarget,
  t: Trial<MigrationTarget, Reason>,
  mine: (name: string) => boolean,
): Promise<void> {
  const expected = 'no secret in it';
  await t.each(await t.use(watched), ({ what, scene: { run, at }, files, secrets }) => {
    const sought: Secrets = new Map([...secrets].filter(([, name]) => mine(name)));
    const named = (text: string) => sought.get(text);
    const printed = saidOf(run, sought);
    const output = `the output of ${what}`;
    if (printed) t.judge({ reason: 'printed', expected, actual: printed, at: output }, seenIn(run));
    const file = files.find(({ text }) => named(text) !== undefined);
    const where = file?.file.replace(at.folder, '.');
    const defect = file && {
      reason: 'in-a-file' as const,
      expected,
      actual: named(file.text)!,
      at: `${where}, ${what}`,
    };
    t.judge(defect, seenIn(run));
  });
  for (const { run, name, at } of overheard(tool))
    t.judge(mine(name) ? { reason: 'printed', expected, actual: name, at } : undefined, seenIn(run));
}

export const keys = check<MigrationTarget>()({
  proves: 'MIG-SE-001',
  reasons: {
    printed: 'a private key or a mnemonic is printed',
    'in-a-file': 'a private key or a mnemonic is in a file',
  },
  run: (tool, t) => untold(tool, t, (name) => name !== 'the API key'),
});

export const apiKey = check<MigrationTarget>()({
  proves: 'MIG-SE-003',
  reasons: {
    printed: 'the API key of a provider URL is printed',
    'in-a-file': 'the API key of a provider URL is in a file',
  },
  run: (tool, t) => untold(tool, t, (name) => name === 'the API key'),
});

export const notSent = check<MigrationTarget>()({
  proves: 'MIG-SE-002',
  reasons: { sent: 'a private key or a mnemonic is sent to the node' },
  run: async (_tool, t) => {
    await t.each(await t.use(watched), ({ what, scene: { record, run }, secrets }) => {
      const sought: Secrets = new Map([...secrets].filter(([, name]) => name !== 'the API key'));
      for (const { method, params, path, beside } of record.calls) {
        const [found] = secretsIn(`${path} ${params} ${beside}`, sought.keys());
        if (found === undefined) continue;
        const expected = 'signed transactions, and no secret';
        t.judge({ reason: 'sent', expected, actual: sought.get(found)!, at: `${method}, ${what}` }, seenIn(run));
      }
      t.judge(undefined);
    });
  },
});
