/** What is there already, and `--restart` (the interface document, "Command line" and "States and transitions"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';
import { alike } from './alike.ts';
import { type Footing, footing, playOn, sayOn, sentBy, usualArgs } from './footing.ts';
import { ownFounders } from './own-founders.ts';
import { PLAIN } from './params.ts';
import { jsonOf, type Scene, sayRun } from './play.ts';
import { daoMigrated } from './scenes.ts';

const DAO = ['Avatar', 'NativeToken', 'NativeReputation'] as const;
const NAME = 'function orgName() view returns (string)';

/** Parameters of the plain DAO under another name. */
const named = (orgName: string) => ({ default: { ...PLAIN, orgName } });
/** Likewise, of founders whom a demo test can have vote: without a command some tools run one as well. */
const ownNamed = ({ stage }: Footing, orgName: string) => ({ default: { ...ownFounders(stage), orgName } });

/** A DAO migration that is killed when half of its transactions are answered. */
async function unfinished(tool: MigrationTarget, on: Footing, half: number, orgName: string): Promise<Scene> {
  const stop = new AbortController();
  const hook = ({ k, moment }: { readonly k: number; readonly moment: string }) => {
    if (k === half && moment === 'answered') stop.abort();
    return undefined;
  };
  return playOn(tool, on, {
    step: 'dao',
    options: { params: ownNamed(on, orgName) },
    script: { hook },
    place: { stop: stop.signal },
  });
}

export const restarted = check<MigrationTarget>()({
  proves: 'MIG-CL-019',
  needs: ['argv'],
  reasons: {
    failed: 'with `--restart` a DAO migration does not succeed where one was interrupted',
    reused: 'with `--restart` a contract of the interrupted deployment is used',
    'other-params': 'with `--restart` the DAO is not that of the parameters',
  },
  run: async (tool, t) => {
    const half = Math.max(1, Math.floor((await t.use(daoMigrated)).record.transactions.length / 2));
    const on = await t.use(footing);
    // Without a command a DAO is migrated as well.
    await t.each([['dao', '--restart'], ['dao', '-t'], ['--restart']], async (words) => {
      const flag = words.join(' ');
      const before = await unfinished(tool, on, half, `Unfinished ${flag}`);
      const orgName = `Restarted ${flag}`;
      const since = Number(await on.stage.chain.request('eth_blockNumber'));
      const text = tool.paramsText(ownNamed(on, orgName), on.stage.network);
      const at = await on.stage.place({
        ...foldersOf(before),
        timeoutMs: on.patienceMs,
        files: { [tool.fileOf('migration-params.json')]: text },
      });
      const again = () => sayOn(tool, on, [...words, ...usualArgs(tool, on)], at);
      let { run, record } = await again();
      if (!succeeded(run) && sentBy(record) === 0) {
        await t.time.sleep(REAPED_MS, t.signal);
        ({ run, record } = await again());
      }
      const file = on.stage.read(at, tool.fileOf('migration.json'));
      const dao = tool.resultOf(file === undefined ? undefined : jsonOf(file), on.stage.network)?.result.dao;
      if (!succeeded(run) || dao === undefined)
        t.judge({ reason: 'failed', expected: 'a run that writes `dao`', actual: sayRun(run), at: flag }, run);
      for (const part of DAO) {
        const address = String(dao![part]);
        const code = await on.stage.chain
          .request('eth_getCode', [address, `0x${since.toString(16)}`])
          .catch(() => '0x');
        const actual = `${address}, which was there before`;
        if (code !== '0x')
          t.judge({ reason: 'reused', expected: 'a new contract', actual, at: `${flag}: dao.${part}` }, run);
      }
      const found = (await before.views.value(dao!.Avatar, NAME)) ?? dao!.name;
      const wrong = {
        reason: 'other-params' as const,
        expected: orgName,
        actual: String(found),
        at: `${flag}: dao.name`,
      };
      t.judge(found === orgName ? undefined : wrong, run);
    });
  },
});

/**
 * A process that was killed keeps its number until it is waited for (wait(2)), so that a lock of its own seems to be held
 * for so long.
 */
const REAPED_MS = 3000;

const foldersOf = ({ at: { folder, home, temporary } }: Scene) => ({ folder, home, temporary });

export const kept = check<MigrationTarget>()({
  proves: 'MIG-CL-020',
  needs: ['argv'],
  reasons: {
    redeployed: 'a DAO migration upon a finished base deploys contracts of the base anew',
    forgotten: 'a second DAO migration does not leave the base in the result file',
  },
  run: async (tool, t) => {
    const { base, views, since, run } = await t.use(daoMigrated);
    await noneAnew(base, views, since, (defect) => t.judge(defect, run));
    const on = await t.use(footing);
    const first = await playOn(tool, on, { step: 'dao', options: { params: named('Kept One') } });
    const second = await playOn(tool, on, { step: 'dao', options: { params: named('Kept Two') } }, first);
    if (!succeeded(second.run)) t.notApplicable('it does not migrate a second DAO');
    const after = second.result?.result.base ?? {};
    for (const [name, address] of Object.entries(on.base.part)) {
      const actual = String(after[name] ?? 'nothing');
      const defect = { reason: 'forgotten' as const, expected: String(address), actual, at: `base.${name}` };
      t.judge(alike(after[name]) === alike(address) ? undefined : defect, second.run);
    }
  },
});

type Judge = (defect: Parameters<Trial<MigrationTarget, 'redeployed'>['judge']>[0]) => void;

/** Of all but the token, which a DAO has as well. */
async function noneAnew(base: Scene['options'] & object, views: Scene['views'], since: number, judge: Judge) {
  const codes = new Map<string, string>();
  for (const [name, address] of Object.entries(base))
    if (name !== 'DAOToken') codes.set(await views.codeAt(address), name);
  for (const { contractAddress } of await views.transactions(since + 1)) {
    const name = contractAddress === undefined ? undefined : codes.get(await views.codeAt(contractAddress));
    const at = `base.${name}`;
    const actual = `another one at ${contractAddress}`;
    judge(name === undefined ? undefined : { reason: 'redeployed', expected: 'that of the base alone', actual, at });
  }
}
