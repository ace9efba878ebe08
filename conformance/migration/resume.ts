/** What was interrupted, and is run again (spec/migration/durable-deploy.md, "Resuming"). */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { CHANGED_FOUNDERS, changedHoldings, heldOtherwise, holdingsOf } from './holdings.ts';
import { kill, sayPoint } from './interrupted.ts';
import { bareChain, interruptions } from './interruptions.ts';
import { otherChain } from './other-chain.ts';
import { PLAIN } from './params.ts';
import { play, sayRun } from './play.ts';
import { absentOf } from './sightings.ts';
import { finished, params, step, unforced } from './unforced.ts';

export { otherAccount } from './resume-account.ts';
export { notAgain } from './resume-items.ts';
export { lostAnswers, mishaps } from './resume-nodes.ts';

export const finishes = check<MigrationTarget>()({
  proves: 'MIG-RE-001',
  needs: ['processes'],
  reasons: {
    failed: 'the same command does not succeed after a run that was killed',
    missing: 'it succeeds, and the result file lacks what was migrated',
    incomplete: 'it succeeds, and what the result names is not on the chain',
  },
  run: async (_tool, t) => {
    const { all, of } = await t.use(interruptions);
    await t.each(all, ({ point, resumed, absent: [name] }) => {
      const at = sayPoint(point);
      const actual = `no code at ${name}`;
      const expected = 'code at each address of the result';
      t.judge(name === undefined ? undefined : { reason: 'incomplete', expected, actual, at }, resumed.run);
    });
    t.note(`${all.length} of ${of} points at which a run can be killed, by chance`);
  },
});

export const once = check<MigrationTarget>()({
  proves: 'MIG-RE-002',
  needs: ['processes'],
  reasons: { amount: 'founders of a DAO whose migration was resumed have not what those of another have' },
  run: async (_tool, t) => {
    const { all } = await t.use(interruptions);
    const { held: wanted } = await t.use(finished);
    await t.each(
      all.filter(({ point }) => point.step === 'dao'),
      ({ point, resumed, held }) => {
        const wrong = heldOtherwise(held, wanted);
        t.judge(wrong && { reason: 'amount', ...wrong, at: `${sayPoint(point)}: ${wrong.at}` }, resumed.run);
      },
    );
  },
});

export const oneDao = check<MigrationTarget>()({
  proves: 'MIG-RE-003',
  needs: ['processes'],
  reasons: { several: 'an interruption makes an avatar more' },
  run: async (_tool, t) => {
    const { all } = await t.use(interruptions);
    await t.each(
      all.filter(({ point }) => point.step === 'dao'),
      ({ point, resumed, avatars }) => {
        const defect = { expected: '1 avatar', actual: `${avatars} contracts of that code`, at: sayPoint(point) };
        t.judge(avatars > 1 ? { reason: 'several', ...defect } : undefined, resumed.run);
      },
    );
  },
});

export const noMore = check<MigrationTarget>()({
  proves: 'MIG-RE-004',
  needs: ['processes'],
  reasons: { more: 'an interruption costs a transaction' },
  run: async (_tool, t) => {
    const { all, whole } = await t.use(interruptions);
    await t.each(all, ({ point, resumed, sent }) => {
      const wanted = whole[point.step].record.transactions.length;
      const defect = { expected: `${wanted} transactions in all`, actual: String(sent), at: sayPoint(point) };
      t.judge(sent > wanted ? { reason: 'more', ...defect } : undefined, resumed.run);
    });
  },
});

export const otherParams = check<MigrationTarget>()({
  proves: 'MIG-RE-005',
  needs: ['processes'],
  reasons: {
    mixed: 'what was begun with other parameters is part of what these make',
    neither: 'it sends transactions, and fails',
    'not-as-declared': 'what is done is not what is declared',
    changed: 'what is done is not what was done before',
  },
  run: async (tool, t) => {
    const { whole } = await t.use(interruptions);
    const { way, base } = await t.use(unforced);
    const { held } = await t.use(finished);
    // All that the founders are given is there by then, or half of it.
    const count = whole.dao.record.transactions.length;
    await t.each(new Set([Math.ceil(count / 2), count]), async (k) => {
      const place = await base.fresh(way.place);
      const act = { step: 'dao' as const, options: { ...way.options, params }, place: way.place };
      const at = sayPoint({ step: 'dao', k, moment: 'mined' });
      if (!(await kill(tool, base.stage, act, { k, moment: 'mined' }, place))) return;
      const options = { params: { default: { ...PLAIN, founders: CHANGED_FOUNDERS } } };
      const { run, record, result, views } = await step(tool, base, way, { step: 'dao', options }, place);
      if (!succeeded(run)) {
        const sent = record.transactions.length;
        const expected = 'a refusal that costs nothing, or a DAO of the new parameters';
        const actual = `${sent} transactions, and then: ${sayRun(run)}`;
        t.judge(sent > 0 ? { reason: 'neither', expected, actual, at } : t.chose('changed-unfinished', 'refused'), run);
        return;
      }
      const wrong = heldOtherwise(await holdingsOf(views, result?.result.dao ?? {}), changedHoldings(held));
      const mixed = wrong && { reason: 'mixed' as const, ...wrong, at: `${at}: ${wrong.at}` };
      t.judge(mixed ?? t.chose('changed-unfinished', 'anew'), run);
    });
  },
});

export const anotherChain = check<MigrationTarget>()({
  proves: 'MIG-RE-006',
  needs: ['processes'],
  reasons: {
    used: 'what was begun on another chain is taken for done on this one',
    neither: 'it sends transactions, and fails',
  },
  run: async (tool, t) => {
    const { whole } = await t.use(interruptions);
    const { way, codes } = await t.use(unforced);
    const bare = await t.use(bareChain);
    const act = { step: 'base' as const, options: { ...way.options, params }, place: way.place };
    const k = Math.max(1, whole.base.record.transactions.length - 1);
    const place = await bare.fresh(way.place);
    const killed = await kill(tool, bare.stage, act, { k, moment: 'answered' }, place);
    if (!killed) t.inconclusive('a base migration ended although it was to be killed');
    const stage = await otherChain(tool, t, bare.stage);
    const { run, record, result, views } = await play(tool, stage, act, { at: place });
    const at = sayPoint({ step: 'base', k, moment: 'answered' });
    if (!succeeded(run)) {
      const sent = record.transactions.length;
      const expected = 'a refusal that costs nothing, or a migration on the new chain';
      const actual = `${sent} transactions, and then: ${sayRun(run)}`;
      t.judge(sent > 0 ? { reason: 'neither', expected, actual, at } : undefined, run);
      return;
    }
    const [absent = result?.result.base ? undefined : '`base`'] = await absentOf(result?.result ?? {}, views, codes);
    const expected = 'at each address of the result, on the new chain, the code that is to be there';
    t.judge(absent === undefined ? undefined : { reason: 'used', expected, actual: `not at ${absent}`, at }, run);
  },
});
