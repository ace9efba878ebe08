/** Members of the library (the interface document, "Library"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { GIVEN, judgeGiven, said, saidOf } from './library-given.ts';
import { libraryAll, libraryBase, libraryDao, libraryDemo } from './library-scenes.ts';
import { lookups } from './lookup.ts';
import { overhear } from './overheard.ts';
import { PLAIN } from './params.ts';
import { newStage, sayRun } from './play.ts';
import { secretsOf } from './secret-forms.ts';

export const base = check<MigrationTarget>()({
  proves: 'MIG-LB-001',
  needs: ['call'],
  reasons: GIVEN,
  run: async (_tool, t) => judgeGiven(t, await t.use(libraryBase), ['base']),
});

export const dao = check<MigrationTarget>()({
  proves: 'MIG-LB-002',
  needs: ['call'],
  reasons: GIVEN,
  run: async (_tool, t) => judgeGiven(t, await t.use(libraryDao), ['dao']),
});

export const demoTest = check<MigrationTarget>()({
  proves: 'MIG-LB-003',
  needs: ['call'],
  reasons: GIVEN,
  run: async (_tool, t) => judgeGiven(t, await t.use(libraryDemo), ['test']),
});

export const all = check<MigrationTarget>()({
  proves: 'MIG-LB-004',
  needs: ['call'],
  reasons: GIVEN,
  run: async (_tool, t) => judgeGiven(t, await t.use(libraryAll), ['base', 'dao', 'test']),
});

export const cli = check<MigrationTarget>()({
  proves: 'MIG-LB-005',
  needs: ['call'],
  reasons: { failed: '`cli()` does not do what the arguments of its process say' },
  run: async (tool, t) => {
    if (!tool.has('library', 'cli')) t.notApplicable('the library has no cli()');
    const stage = await newStage(tool);
    // A command may want the parameters wherever it is used.
    const text = tool.paramsText({ default: PLAIN }, stage.network);
    const at = await stage.place({ files: { [tool.fileOf('migration-params.json')]: text } });
    const key = stage.chain.accounts[0]!.privateKey;
    stage.record();
    const args = ['base', '--force', '--provider', stage.rpc, '--private-key', key, '--output', 'by-cli.json'];
    const secrets = secretsOf({ privateKey: key });
    const run = await tool.call('cli', [], { ...at, secrets: [...secrets.keys()] }, args);
    overhear(tool, run, secrets, 'cli()');
    const file = stage.read(at, 'by-cli.json');
    const done = succeeded(run) && file !== undefined;
    const expected = 'a base migration, written into by-cli.json';
    t.judge(done ? undefined : { reason: 'failed', expected, actual: sayRun(run), at: args[0]! }, run);
  },
});

export const ofNetwork = check<MigrationTarget>()({
  proves: 'MIG-LB-006',
  needs: ['call'],
  reasons: {
    'no-address': 'a member of `base` of what it gives is no address',
    'other-network': 'it gives for a network what the result file says of another',
  },
  run: async (_tool, t) => {
    const { all: found, ...inFile } = await t.use(lookups);
    const records = { private: inFile.file, kovan: inFile.kovan, mainnet: inFile.mainnet };
    const results = found.filter(({ read }) => read?.result.base);
    await t.each(
      results,
      ({ network, run, read }) => {
        const given = read!.result.base!;
        for (const [name, value] of Object.entries(given)) {
          const address = typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value);
          const defect = { expected: '0x and forty hex digits', actual: said(value), at: `${network}: base.${name}` };
          if (!address) t.judge({ reason: 'no-address', ...defect }, run);
        }
        const expected = `the result of ${network}, or none`;
        for (const [other, record] of Object.entries(records)) {
          const mixed = other !== network && record !== undefined && said(given) === said(record);
          const defect = { reason: 'other-network' as const, expected, actual: `that of ${other}`, at: network };
          t.judge(mixed ? defect : undefined, run);
        }
      },
      'it gives a result for no network',
    );
  },
});

export const local = check<MigrationTarget>()({
  proves: 'MIG-LB-007',
  needs: ['call'],
  reasons: { missing: "`migration('private')` gives no result with `base`" },
  run: async (_tool, t) => {
    const { run, read } = (await t.use(lookups)).all[0]!;
    const actual = 'returned' in run ? saidOf(run) : sayRun(run);
    t.judge(read?.result.base ? undefined : { reason: 'missing', expected: 'a result with `base`', actual }, run);
  },
});

const CHOSEN = {
  'not-as-declared': 'it is not as declared',
  changed: 'it is not as it was before in the same run',
};

export const known = check<MigrationTarget>()({
  proves: 'MIG-LB-008',
  needs: ['call'],
  reasons: { ...CHOSEN, something: 'it gives what is neither a result nor what says that there is none' },
  run: async (_tool, t) => {
    const { all: found } = await t.use(lookups);
    await t.each(found.slice(1), ({ network, run, read, none }) => {
      if (read) return t.judge(undefined, run);
      const expected = 'a result, an error, undefined or null';
      const actual = 'returned' in run ? saidOf(run) : sayRun(run);
      if (!none) return t.judge({ reason: 'something', expected, actual, at: network }, run);
      return t.judge(t.chose('lookup-without-record', none), run);
    });
  },
});

export const levels = check<MigrationTarget>()({
  proves: 'MIG-LB-009',
  needs: ['call'],
  reasons: CHOSEN,
  run: async (_tool, t) => {
    const scenes = [await t.use(libraryBase), await t.attempt(libraryDao), await t.attempt(libraryDemo)];
    const looked = (await t.attempt(lookups))?.all ?? [];
    const given = [...scenes, await t.attempt(libraryAll)].map((one) => one && { run: one.run, read: one.returned });
    await t.each(
      [...given, ...looked].filter((one) => one?.read !== undefined),
      (one) => t.judge(t.chose('returned-nesting', one!.read!.nesting), one!.run),
      'nothing that it gives is a result',
    );
  },
});

export const source = check<MigrationTarget>()({
  proves: 'MIG-LB-010',
  needs: ['call'],
  reasons: CHOSEN,
  run: async (_tool, t) => {
    const { all: found, file, kovan } = await t.use(lookups);
    const told = found.filter(
      ({ network, read }) => read?.result.base && (network === 'private' || (network === 'kovan' && kovan)),
    );
    await t.each(
      told,
      ({ network, run, read }) => {
        const same = said(read!.result.base) === said(network === 'private' ? file : kovan);
        t.judge(t.chose('lookup-reads', same ? 'output' : 'package'), run);
      },
      'it gives a result for no network of the result file',
    );
  },
});
