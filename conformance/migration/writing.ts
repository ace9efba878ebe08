/** The result file while things happen (spec/migration/durable-deploy.md, "Result file"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, type Step, succeeded } from '../core/migration-target.ts';
import { alike } from './alike.ts';
import { sayPoint } from './interrupted.ts';
import { interruptions } from './interruptions.ts';
import { otherContent } from './other-content.ts';
import { jsonOf, type Scene, sayRun } from './play.ts';
import { finished, step, unforced } from './unforced.ts';

const FILE = 'migration.json';
const isObject = (text: string) => {
  const value = jsonOf(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
};

export const whole = check<MigrationTarget>()({
  proves: 'MIG-WR-001',
  reasons: {
    torn: 'the result file was seen while it held half of something, or nothing',
    gone: 'a result file that was there was seen to be away',
    overwritten: 'the result file was written over where it stood, so that at a moment it holds nothing, or half',
  },
  run: async (_tool, t) => {
    const { first: base, seen: ofBase } = await t.use(unforced);
    const { first: dao, seen: ofDao } = await t.use(finished);
    const runs = [
      ['base', base, ofBase],
      ['dao', dao, ofDao],
    ] as const;
    // Whether half of something is seen of what is written over is chance: that it is, is not.
    await t.each(runs, ([at, { run }, { overwritten }]) => {
      const expected = 'another file in its place (rename), so that nobody reads half of it';
      const defect = { expected, actual: 'the same file with other content', at: `${at}: ${FILE}` };
      t.judge(overwritten ? { reason: 'overwritten', ...defect } : undefined, run);
    });
    await t.each(runs, ([at, { run }, { versions }]) => {
      const torn = versions.find((text) => text !== undefined && !isObject(text));
      const expected = 'a JSON object, what it held or what it is to hold';
      if (torn !== undefined)
        t.judge({ reason: 'torn', expected, actual: JSON.stringify(torn.slice(-100)), at: `${at}: ${FILE}` }, run);
      const there = versions.findIndex((text) => text !== undefined);
      const away = there >= 0 && versions.includes(undefined, there);
      t.judge(away ? { reason: 'gone', expected, actual: 'no file', at: `${at}: ${FILE}` } : undefined, run);
    });
    const { all } = (await t.attempt(interruptions)) ?? { all: [] };
    for (const { killed, point } of all) {
      const { file, run } = killed;
      const half = file !== undefined && !isObject(file);
      const defect = { expected: 'a JSON object', actual: JSON.stringify(file?.slice(-100)), at: sayPoint(point) };
      t.judge(half ? { reason: 'torn', ...defect } : undefined, run);
    }
  },
});

export const others = check<MigrationTarget>()({
  proves: 'MIG-WR-002',
  reasons: { lost: 'what the result file held of another network, or of another step, is not as it was' },
  run: async (tool, t) => {
    const { way, base, first } = await t.use(unforced);
    await t.use(finished);
    const { text, added } = otherContent(jsonOf(first.file!), base.stage.network);
    const at = await base.fresh({ ...way.place, files: { [tool.fileOf(FILE)]: text } });
    const { run, file } = await step(tool, base, way, { step: 'dao' }, at);
    if (!succeeded(run)) t.inconclusive(`with further content in the result file it does not migrate: ${sayRun(run)}`);
    const kept = async (after: unknown, by: Scene['run'], of: Step, those: typeof added) => {
      await t.each(those, ({ path, value }) => {
        const found = alike(path.reduce((level: unknown, key) => Object(level)[key], after));
        const expected = alike(value);
        const defect = { expected, actual: found, at: `${of}: /${path.join('/')}` };
        t.judge(found === expected ? undefined : { reason: 'lost', ...defect }, by);
      });
    };
    await kept(jsonOf(file ?? ''), run, 'dao', added);
    const less = withoutBase(text, base.stage.network);
    if (less === undefined) return;
    const place = await base.fresh({ ...way.place, files: { [tool.fileOf(FILE)]: less } });
    const anew = await step(tool, base, way, { step: 'base' }, place);
    // What stood upon another base may go with it.
    const elsewhere = added.filter(({ path: [network] }) => network !== base.stage.network);
    if (succeeded(anew.run)) await kept(jsonOf(anew.file ?? ''), anew.run, 'base', elsewhere);
  },
});

/** A result file in which a network has no base. undefined where there is no level of networks. */
function withoutBase(text: string, network: string): string | undefined {
  const { [network]: own, ...rest } = jsonOf(text) as Record<string, Record<string, unknown>>;
  if (own?.base === undefined) return undefined;
  const { base: _, ...others } = own;
  return `${JSON.stringify({ ...rest, [network]: others }, null, 2)}\n`;
}

export const mined = check<MigrationTarget>()({
  proves: 'MIG-WR-003',
  reasons: { 'not-there': 'the result file names what is not on the chain' },
  run: async (_tool, t) => {
    const { first: base, seen: ofBase } = await t.use(unforced);
    const { first: dao, seen: ofDao } = await t.use(finished);
    const expected = 'nothing in the result file that has no code';
    for (const [{ run }, { stills }] of [
      [base, ofBase],
      [dao, ofDao],
    ] as const) {
      for (const { when, absent } of stills) {
        const [name] = absent;
        t.judge(name === undefined ? undefined : { reason: 'not-there', expected, actual: name, at: when }, run);
      }
      t.judge(undefined, run);
    }
  },
});

export const failing = check<MigrationTarget>()({
  proves: 'MIG-WR-004',
  reasons: {
    failed: 'a migration that failed leaves a result',
    killed: 'a migration that was killed leaves a result',
    declined: 'a migration that was not confirmed leaves a result',
  },
  run: async (tool, t) => {
    const { way, base, first } = await t.use(unforced);
    const dao = (await t.use(finished)).first;
    const sound = (reason: 'failed' | 'killed' | 'declined', { run, result }: Scene, at: string) => {
      const found = result?.result.dao;
      const defect = { reason, expected: 'no `dao` in the result file', actual: JSON.stringify(found), at };
      t.judge(found === undefined ? undefined : defect, run);
    };
    const transactions = Math.max(1, dao.record.transactions.length - 1);
    const place = await base.fresh(way.place);
    const script = { budget: { transactions } };
    const cut = await step(tool, base, way, { step: 'dao', script }, place);
    if (!succeeded(cut.run)) sound('failed', cut, `a node that takes ${transactions} transactions, and no more`);
    const { all } = (await t.attempt(interruptions)) ?? { all: [] };
    for (const { point, killed } of all)
      if (point.step === 'dao' && point.moment !== 'answered') sound('killed', killed, sayPoint(point));
    if (!tool.argv) return;
    const at = await base.fresh();
    const options = { force: undefined };
    const no = await step(tool, base, { options, place: { stdin: { terminal: ['n'] } } }, { step: 'dao' }, at);
    if (no.record.transactions.length === 0) sound('declined', no, 'answered with n');
    const still = no.result?.result.base;
    const lost = no.record.transactions.length === 0 && alike(still) !== alike(first.result?.result.base);
    const expected = 'the result file as it was';
    t.judge(
      lost ? { reason: 'declined', expected, actual: no.file ?? 'no file', at: 'answered with n' } : undefined,
      no.run,
    );
  },
});
