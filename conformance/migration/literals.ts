/**
 * Numbers that a double does not hold, nought, nothing, and strings that look like something else: they are passed as
 * they stand (the interface document, "params").
 */
import { check } from '../core/check.ts';
import { type MigrationTarget, type Run, succeeded } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import { CONTRACTS } from '../lab/generated/contracts.ts';
import { contractFiles, schemeFiles } from './builds.ts';
import { customSchemesMigrated } from './custom-schemes-scene.ts';
import { footing, playOn } from './footing.ts';
import { hasFailed } from './items-scene.ts';
import {
  callsWith,
  contractsWith,
  initialisedWith,
  initializedWith,
  LARGE,
  ownedWith,
  schemesWith,
} from './literal-items.ts';
import { type MadeContract, madeIn, withCode } from './made.ts';
import { PLAIN } from './params.ts';
import { type Scene, sayRun } from './play.ts';
import { type Call, recorded } from './stand-alone-calls.ts';
import { standAloneMigrated } from './stand-alone-scene.ts';
import { told, unlike } from './told.ts';

const { Owned, Initialized, OwnScheme } = CONTRACTS;
const GETTERS = ['title() view returns (string)', 'amount() view returns (uint256)'];

/** A run that failed, and what it was given. */
interface Failed {
  readonly run: Run;
  readonly large: string | number;
}

interface Literals {
  readonly scene: Scene;
  /** As it was taken. */
  readonly large: string | number;
  /** By the name of the contract: both that were made of its code; undefined where there are more or fewer. */
  readonly made: (name: 'Owned' | 'Initialized' | 'OwnScheme') => readonly MadeContract[] | undefined;
}

const literalsMigrated = premise<MigrationTarget>()({
  name: 'literals-migrated',
  owners: { failed: 'migration/literals/given#failed' },
  find: async (tool, t): Promise<Literals> => {
    if (!tool.has('params', 'StandAloneContracts')) t.notApplicable('it has no stand-alone contracts');
    await t.use(standAloneMigrated);
    const form = tool.has('params', 'CustomSchemes') ? (await t.attempt(customSchemesMigrated))?.form : undefined;
    const on = await t.use(footing);
    const files = { ...contractFiles(tool, { Owned, Initialized }), ...(form ? schemeFiles(tool, { OwnScheme }) : {}) };
    let further: Failed | undefined;
    for (const [n, large] of LARGE.entries()) {
      const params = {
        ...PLAIN,
        // What failed may have taken its name.
        orgName: `Literal Organisation${n === 0 ? '' : ' of Numbers'}`,
        StandAloneContracts: contractsWith(large),
        ...(form ? { CustomSchemes: schemesWith(large, form) } : {}),
      };
      const scene = await playOn(tool, on, { step: 'dao', options: { params: { default: params } }, place: { files } });
      const { run, record, result } = scene;
      if (!succeeded(run) || result?.result.dao === undefined) {
        if (record.transactions.length > 0) further ??= { run, large };
        // That digits in a string are a number is said nowhere.
        if (hasFailed(scene) && n < LARGE.length - 1) continue;
        const failed = further ?? { run, large };
        const at = `arguments 0, "0", "" and ${JSON.stringify(failed.large)}`;
        const expected = 'a DAO, as with other arguments';
        t.judge({ reason: 'failed', expected, actual: sayRun(failed.run), at }, failed.run);
      }
      const all = await madeIn(scene);
      const made: Literals['made'] = (name) => {
        const found = withCode(all, CONTRACTS[name].deployedBytecode);
        return found.length === 2 ? found : undefined;
      };
      return { scene, large, made };
    }
    throw new Error('unreachable: the last way is judged');
  },
});

const OTHER = 'it was given something else than stands in `params`';

/** What each of some contracts was given, in whatever order they were deployed. */
const sorted = (all: readonly (readonly unknown[])[]) => all.map((one) => told(one.map(quoted))).sort();
/** A string that a blank more or less is seen in. */
const quoted = (value: unknown) =>
  typeof value === 'string' && !/^(0x.*|[1-9]\d*)$/s.test(value) ? JSON.stringify(value) : value;

export const given = check<MigrationTarget>()({
  proves: 'MIG-SA-004',
  reasons: { failed: 'a DAO migration fails for such arguments', other: OTHER },
  run: async (_tool, t) => {
    const { scene, large, made } = await t.use(literalsMigrated);
    const owned = made('Owned') ?? t.inconclusive('the contracts are not found on the chain');
    const read = (all: readonly MadeContract[], getters: readonly string[]) =>
      Promise.all(
        all.map(({ address }) => Promise.all(getters.map((one) => scene.views.value(address, `function ${one}`)))),
      );
    const found = sorted(await read(owned, [...GETTERS, 'getMembers() view returns (address[])']));
    const wanted = sorted(ownedWith(large).map(({ title, amount, members }) => [title, amount, members]));
    t.judge(unlike('other', wanted, found, 'StandAloneContracts[0, 1].params'), scene.run);
    const initialized = made('Initialized');
    if (!initialized) return;
    const kept = sorted(await read(initialized, GETTERS));
    const due = sorted(initializedWith(large).map(({ title, amount }) => [title, amount]));
    t.judge(unlike('other', due, kept, 'StandAloneContracts[2, 3].params'), scene.run);
  },
});

export const called = check<MigrationTarget>()({
  proves: 'MIG-SA-007',
  reasons: { other: OTHER },
  run: async (_tool, t) => {
    const { scene, large, made } = await t.use(literalsMigrated);
    const all = made('Owned') ?? t.inconclusive('the contracts are not found on the chain');
    const calls = await Promise.all(all.map((owned) => recorded({ owned, views: scene.views })));
    const said = (lists: readonly (readonly Partial<Call>[])[]) =>
      sorted(lists.map((list) => list.map(({ number, note }) => [number, note].map(quoted))));
    const wanted = said(callsWith(large));
    t.judge(unlike('other', wanted, said(calls), 'StandAloneContracts[0, 1].runFunctions'), scene.run);
  },
});

export const initialised = check<MigrationTarget>()({
  proves: 'MIG-CS-009',
  reasons: { other: OTHER },
  run: async (tool, t) => {
    if (!tool.has('params', 'CustomSchemes')) t.notApplicable('it has no custom schemes');
    const { scene, large, made } = await t.use(literalsMigrated);
    const schemes = made('OwnScheme') ?? t.inconclusive('the schemes are not found on the chain');
    const found = await Promise.all(
      schemes.map(async ({ address }) => [
        await scene.views.value(address, 'function limit() view returns (uint256)'),
        await scene.views.value(address, 'function label() view returns (string)'),
      ]),
    );
    const wanted = initialisedWith(large).map(({ limit, label }) => [limit, label]);
    t.judge(unlike('other', sorted(wanted), sorted(found), 'CustomSchemes.OwnScheme[0, 1].params'), scene.run);
  },
});
