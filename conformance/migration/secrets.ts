/** What nobody else may see (spec/migration/durable-deploy.md, "Secrets"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { type FoundIn, searchFolders } from '../lab/search-folders.ts';
import { footing, playOn } from './footing.ts';
import { chainMnemonic } from './mnemonic.ts';
import { PLAIN } from './params.ts';
import type { Act, Scene } from './play.ts';
import { keyForms } from './secret-forms.ts';

/** Of no provider. */
const API_KEY = 'c0ffee3a9d5b47e18f26d4b7a1e09c53';
/** What is sought, by the name under which it is told: a report shows no key. */
type Secrets = ReadonlyMap<string, string>;

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
    const byWords: Secrets = new Map([...byKey, [mnemonic, 'the mnemonic']]);
    const options = { params: { default: PLAIN }, provider };
    const words = { ...options, privateKey: undefined, mnemonic };
    const slip = `${privateKey}0`;
    const away = { at: 'transaction', nth: 2, does: 'close' } as const;
    const acts: readonly { readonly what: string; readonly act: Act; readonly secrets: Secrets }[] = [
      { what: 'a base migration', act: { step: 'base', options }, secrets: byKey },
      {
        what: 'one whose node goes away',
        act: { step: 'base', options: words, script: { faults: [away] } },
        secrets: byWords,
      },
      {
        what: 'one whose node is not there',
        act: { step: 'base', options, script: { faults: [{ at: 'any', nth: 1, times: Infinity, does: 'close' }] } },
        secrets: byKey,
      },
      {
        what: 'one with a digit too many in the key',
        act: { step: 'base', options: { ...options, privateKey: slip } },
        secrets: byKey,
      },
      {
        what: 'one with a word too many in the mnemonic',
        act: { step: 'base', options: { ...words, mnemonic: `${mnemonic} ${mnemonic.split(' ')[0]}` } },
        secrets: byWords,
      },
    ];
    const all: Watched[] = [];
    for (const { what, act, secrets } of acts) {
      const sought = [...secrets.keys()];
      const scene = await playOn(tool, on, { ...act, place: { secrets: sought } });
      await on.stage.listen();
      const { folder, home, temporary } = scene.at;
      const files = await searchFolders([folder, home, temporary, ...scene.run.strayed], sought);
      all.push({ what, scene, files, secrets });
    }
    return all;
  },
});

type Reason = 'printed' | 'in-a-file';

/** Holds that none of these was printed or is in a file. */
async function untold(t: Trial<MigrationTarget, Reason>, mine: (name: string) => boolean): Promise<void> {
  await t.each(await t.use(watched), ({ what, scene: { run, at }, files, secrets }) => {
    const named = (text: string) => [...secrets].find(([one, name]) => mine(name) && text.includes(one))?.[1];
    const printed = run.told.map(named).find((one) => one !== undefined);
    const expected = 'no secret in it';
    if (printed) t.judge({ reason: 'printed', expected, actual: printed, at: `the output of ${what}` }, run);
    const file = files.find(({ text }) => named(text) !== undefined);
    const where = file?.file.replace(at.folder, '.');
    const defect = file && {
      reason: 'in-a-file' as const,
      expected,
      actual: named(file.text)!,
      at: `${where}, ${what}`,
    };
    t.judge(defect, run);
  });
}

export const keys = check<MigrationTarget>()({
  proves: 'MIG-SE-001',
  reasons: {
    printed: 'a private key or a mnemonic is printed',
    'in-a-file': 'a private key or a mnemonic is in a file',
  },
  run: (_tool, t) => untold(t, (name) => name !== 'the API key'),
});

export const apiKey = check<MigrationTarget>()({
  proves: 'MIG-SE-003',
  reasons: {
    printed: 'the API key of a provider URL is printed',
    'in-a-file': 'the API key of a provider URL is in a file',
  },
  run: (_tool, t) => untold(t, (name) => name === 'the API key'),
});

export const notSent = check<MigrationTarget>()({
  proves: 'MIG-SE-002',
  reasons: { sent: 'a private key or a mnemonic is sent to the node' },
  run: async (_tool, t) => {
    await t.each(await t.use(watched), ({ what, scene: { record, run }, secrets }) => {
      for (const { method, params, path } of record.calls) {
        const asked = `${path} ${params}`.toLowerCase();
        const found = [...secrets].find(([one, name]) => name !== 'the API key' && asked.includes(one.toLowerCase()));
        if (!found) continue;
        const expected = 'signed transactions, and no secret';
        t.judge({ reason: 'sent', expected, actual: found[1], at: `${method}, ${what}` }, run);
      }
      t.judge(undefined);
    });
  },
});
