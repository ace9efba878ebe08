/** Options of the library (the interface document, "Library options object"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';
import type { MinedTransaction } from '../lab/chain-history.ts';
import { accountOfKey } from '../oracle/ethereum-account.ts';
import { libraryAll, libraryBase, libraryDao, libraryDemo, libraryElsewhere, OUTPUT, PRICE } from './by-library.ts';
import { forcedAgain, libraryKovan, libraryRestart, unasked, unknownCore } from './library-runs.ts';
import { once } from './once.ts';
import { type Scene, sayRun } from './play.ts';
import { isAbout } from './prices.ts';

export * from './options-accounts.ts';

const GWEI = 10n ** 9n;
const NAME = 'function orgName() view returns (string)';
const same = (a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase();

function mayLack(tool: MigrationTarget, t: Trial<MigrationTarget, never>, option: string): void {
  if (!tool.has('libraryOptions', option)) t.notApplicable(`the library has no option ${option}`);
}

export const coreVersion = check<MigrationTarget>()({
  proves: 'MIG-OP-001',
  needs: ['call'],
  reasons: { ignored: 'contracts are deployed of a core version that there is not' },
  run: async (tool, t) => {
    mayLack(tool, t, 'coreVersion');
    const { run, record } = await t.use(unknownCore);
    const sent = record.transactions.length;
    const defect = {
      expected: 'contracts of the version that is asked for, or none',
      actual: `${sent} transactions`,
      at: 'coreVersion',
    };
    t.judge(sent > 0 || succeeded(run) ? { reason: 'ignored', ...defect } : undefined, run);
    t.note('by a version that there is not: which contracts belong to a version is not known of every tool');
  },
});

export const provider = check<MigrationTarget>()({
  proves: 'MIG-OP-002',
  needs: ['call'],
  reasons: { elsewhere: 'nothing is deployed upon the chain of `provider`' },
  run: async (_tool, t) => {
    const { sent, run } = await t.use(libraryBase);
    const defect = { expected: 'transactions', actual: 'none', at: 'provider' };
    t.judge(sent.length === 0 ? { reason: 'elsewhere', ...defect } : undefined, run);
  },
});

export const gasPrice = check<MigrationTarget>()({
  proves: 'MIG-OP-003',
  needs: ['call'],
  reasons: { other: 'a transaction has another gas price than `gasPrice`' },
  run: async (tool, t) => {
    mayLack(tool, t, 'gasPrice');
    const base = await t.use(libraryBase);
    const others = [await t.attempt(libraryDemo), await t.attempt(libraryAll), await t.attempt(libraryKovan)];
    const runs = [base, ...others.filter((one) => one !== undefined && succeeded(one.run))];
    for (const scene of runs as readonly Scene[]) {
      await t.each(await ownOf(scene), ({ hash, paid, maxFeePerGas }) => {
        // Where blocks have a base fee, whether that is what is paid or the most that is, is a choice of its own.
        const price = maxFeePerGas ?? paid;
        const defect = { expected: `${PRICE} GWei`, actual: `${price} wei`, at: `transaction ${hash}` };
        t.judge(price === BigInt(PRICE) * GWEI ? undefined : { reason: 'other', ...defect }, scene.run);
      });
    }
  },
});

/** What the account sent in a run: a demo test has accounts of its own. */
async function ownOf({ views, record, options }: Scene): Promise<readonly MinedTransaction[]> {
  const { address } = accountOfKey(String(options.privateKey));
  const hashes = new Set(record.transactions.map(({ hash }) => hash));
  return (await views.transactionsFrom(address)).filter(({ hash }) => hashes.has(hash));
}

export const suggestedPrice = check<MigrationTarget>()({
  proves: 'MIG-OP-004',
  needs: ['call'],
  reasons: { other: 'without `gasPrice` a transaction has a price far from what the node suggests' },
  run: async (_tool, t) => {
    const { sent, run, suggested, record } = await t.use(libraryDao);
    const told = record.calls.filter(({ method }) => method === 'eth_gasPrice').map(({ result }) => result);
    const prices = new Set([
      suggested,
      ...told.filter((one) => isQuantity(one)).map((one) => BigInt(JSON.parse(one!))),
    ]);
    // Base fee and tip are suggestions as well (EIP-1559); what comes of them is told by the checks of prices.
    await t.each(
      sent.filter(({ maxFeePerGas }) => maxFeePerGas === undefined),
      ({ hash, paid }) => {
        const defect = {
          expected: `${[...prices].join(' or ')} wei, or somewhat more`,
          actual: `${paid} wei`,
          at: `transaction ${hash}`,
        };
        const about = paid !== undefined && [...prices].some((said) => isAbout(paid, said));
        t.judge(about ? undefined : { reason: 'other', ...defect }, run);
      },
      'each transaction has fees of EIP-1559',
    );
  },
});

const isQuantity = (text: string | undefined) => /^"0x[0-9a-f]+"$/i.test(text ?? '');

export const quiet = check<MigrationTarget>()({
  proves: 'MIG-OP-005',
  needs: ['call'],
  reasons: { prints: 'with `quiet` a migration that succeeds prints something' },
  run: async (tool, t) => {
    mayLack(tool, t, 'quiet');
    const base = await t.use(libraryBase);
    const others = [await t.attempt(libraryDao), await t.attempt(libraryDemo), await t.attempt(libraryAll)];
    const names = ['migrateBase', 'migrateDAO', 'migrateDemoTest', 'migrate'];
    for (const [i, scene] of [base, ...others].entries()) {
      if (!scene) continue;
      const { run } = scene;
      // What the runtime has to say of the packages in use is not the tool's.
      const words = `${run.stdout.text}${run.stderr.text}`.replaceAll(/^\((node:\d+\)|Use `node ).*$/gm, '').trim();
      const actual = JSON.stringify(words.slice(0, 200));
      const defect = { expected: 'nothing on either stream', actual, at: `quiet, ${names[i]}` };
      t.judge(words === '' ? undefined : { reason: 'prints', ...defect }, run);
    }
  },
});

export const disableConfs = check<MigrationTarget>()({
  proves: 'MIG-OP-006',
  needs: ['call'],
  reasons: { asked: 'with `disable-confs` and without `force` it does not migrate where nobody can answer' },
  run: async (tool, t) => {
    mayLack(tool, t, 'disable-confs');
    const { run, result } = await t.use(unasked);
    const done = succeeded(run) && result?.result.base !== undefined;
    const defect = { expected: 'a migration, without a question', actual: sayRun(run), at: 'disable-confs' };
    t.judge(done ? undefined : { reason: 'asked', ...defect }, run);
  },
});

export const force = check<MigrationTarget>()({
  proves: 'MIG-OP-007',
  needs: ['call'],
  reasons: { asked: 'with `force` it does not migrate where nobody can answer' },
  run: async (_tool, t) => {
    const { run } = await t.use(libraryBase);
    t.judge(undefined, run);
  },
});

export const forceAgain = check<MigrationTarget>()({
  proves: 'MIG-OP-008',
  needs: ['call'],
  reasons: {
    failed: 'with `force` a base migration does not succeed where there is one',
    partly: 'with `force` some contracts are used again, and some are deployed anew',
    'not-as-declared': 'it is not as declared',
  },
  run: async (_tool, t) => {
    const { before, after } = await t.use(forcedAgain);
    const { run, result } = after;
    const now = result?.result.base;
    const expected = 'a migration that succeeds';
    if (!succeeded(run) || !now) t.judge({ reason: 'failed', expected, actual: sayRun(run), at: 'force' }, run);
    const names = Object.keys(before);
    const kept = names.filter((name) => same(now![name], before[name]));
    const [one] = kept;
    const mixed = kept.length > 0 && kept.length < names.length;
    const whole = 'all of them used again, or all of them deployed anew';
    const actual = `${one} and ${kept.length - 1} others are those of before, ${names.length - kept.length} are not`;
    if (mixed) t.judge({ reason: 'partly', expected: whole, actual, at: 'force' }, run);
    t.judge(once(t.chose('force', kept.length > 0 ? 'reuse' : 'redeploy')), run);
  },
});

export const restart = check<MigrationTarget>()({
  proves: 'MIG-OP-009',
  needs: ['call'],
  reasons: {
    failed: 'with `restart` a DAO migration does not succeed where one was interrupted',
    reused: 'with `restart` a contract of the interrupted deployment is used',
    'other-params': 'with `restart` the DAO is not that of the parameters',
  },
  run: async (tool, t) => {
    mayLack(tool, t, 'restart');
    const { run, result, views, made, orgName } = await t.use(libraryRestart);
    const dao = result?.result.dao;
    const expected = 'a DAO of its own';
    if (!succeeded(run) || !dao) t.judge({ reason: 'failed', expected, actual: sayRun(run), at: 'restart' }, run);
    for (const [name, address] of Object.entries(dao!)) {
      const actual = `${String(address)}, which the interrupted run made`;
      const used = typeof address === 'string' && made.has(address.toLowerCase());
      if (used) t.judge({ reason: 'reused', expected, actual, at: `dao.${name}` }, run);
    }
    const found = await views.value(dao!.Avatar, NAME);
    const defect = { expected: orgName, actual: String(found), at: 'orgName of dao.Avatar' };
    t.judge(found === orgName ? undefined : { reason: 'other-params', ...defect }, run);
  },
});

export const output = check<MigrationTarget>()({
  proves: 'MIG-OP-010',
  needs: ['call'],
  reasons: {
    missing: 'with `output` there is no result in that file',
    both: 'with `output` there is a result in `migration.json` as well',
  },
  run: async (tool, t) => {
    mayLack(tool, t, 'output');
    const { run, usual, result } = await t.use(libraryElsewhere);
    const missing = { expected: `\`base\` in ${OUTPUT}`, actual: 'none', at: OUTPUT };
    if (!result?.result.base) t.judge({ reason: 'missing', ...missing }, run);
    // A tool that keeps its file elsewhere may have had one before.
    const both = usual !== undefined && tool.fileOf('migration.json') === 'migration.json';
    const defect = {
      expected: `a result in ${OUTPUT} alone`,
      actual: usual?.slice(0, 200) ?? '',
      at: 'migration.json',
    };
    t.judge(both ? { reason: 'both', ...defect } : undefined, run);
  },
});

export const usualOutput = check<MigrationTarget>()({
  proves: 'MIG-OP-011',
  needs: ['call'],
  reasons: { missing: 'without `output` there is no result in `migration.json`' },
  run: async (_tool, t) => {
    const { run } = await t.use(libraryBase);
    t.judge(undefined, run);
  },
});
