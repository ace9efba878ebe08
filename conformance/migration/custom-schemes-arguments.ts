/** What custom schemes are called with. */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import type { Trial } from '../core/trial.ts';
import { exactNode } from '../oracle/exact-value.ts';
import { type AmountUnit, votingHashOf } from '../oracle/voting-parameters.ts';
import { AT } from './custom-scheme-entries.ts';
import { initializedOf, parametersSet, type Reached, reached, universalAt } from './custom-schemes-called.ts';
import { customSchemes, type FoundSchemes, registeredAmong } from './custom-schemes-found.ts';
import { told, unlike } from './told.ts';

export const universal = check<MigrationTarget>()({
  proves: 'MIG-CS-004',
  reasons: {
    'not-called': '`setParameters` was not called',
    hash: 'the scheme is registered with another hash than `setParameters` gave',
  },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemes);
    await t.each(['shared', 'there'] as const, async (entry) => {
      const at = AT[entry];
      const addresses = universalAt(scene)[entry];
      const [registered] = registeredAmong(scene, addresses);
      // One that is taken for another is said elsewhere (MIG-CS-002, MIG-CS-010).
      if (entry === 'there' && !registered) return;
      const hashes = (await parametersSet(scene, addresses)).map(({ hash }) => hash);
      if (hashes.length === 0)
        t.judge({ reason: 'not-called', expected: 'a call of `setParameters`', actual: 'none', at }, scene.run);
      if (!registered) return t.inconclusive('the scheme is not registered, so that it has no hash');
      const [expected, actual] = [hashes.join(' or '), told(registered.parameters)];
      t.judge(hashes.includes(actual) ? undefined : { reason: 'hash', expected, actual, at }, scene.run);
    });
  },
});

export const initialized = check<MigrationTarget>()({
  proves: 'MIG-CS-005',
  reasons: {
    'not-called': 'a scheme that is not universal was not initialised',
    avatar: 'its first argument is not the avatar',
  },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemes);
    const all = (await initializedOf(scene)).filter(({ address }) => registeredAmong(scene, [address]).length > 0);
    if (all.length === 0) t.inconclusive('no scheme that is not universal is registered');
    await t.each(all, ({ by, avatar, at }) => {
      const expected = 'the scheme initialised with the avatar';
      const missing = by === undefined && { reason: 'not-called' as const, expected, actual: 'no call', at };
      t.judge(missing || unlike('avatar', scene.part.Avatar, avatar, at), scene.run);
    });
  },
});

export const initializer = check<MigrationTarget>()({
  proves: 'MIG-CS-006',
  reasons: {
    'not-as-declared': 'it calls another function than is declared',
    changed: 'it calls now one of the functions, now the other',
  },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemes);
    const called = (await initializedOf(scene)).filter(({ by }) => by !== undefined);
    if (called.length === 0) t.inconclusive('no scheme was initialised');
    await t.each(called, ({ by, at }) => {
      const defect = t.chose('scheme-initializer', by!);
      t.judge(defect && { ...defect, at }, scene.run);
    });
  },
});

/** What a check of arguments looks at: those that stand for something of a kind. */
async function reachedOf<R extends string>(
  t: Trial<MigrationTarget, R>,
  of: (wanted: unknown) => boolean,
): Promise<{ readonly scene: FoundSchemes; readonly all: readonly Reached[] }> {
  const scene = await t.use(customSchemes);
  const all = (await reached(scene)).filter(({ wanted }) => of(wanted));
  if (all.length === 0) t.inconclusive('no scheme was called with such an argument');
  return { scene, all };
}

const isVote = (one: unknown): one is { readonly voteParams: number } => Object.hasOwn(Object(one), 'voteParams');
const isProtocol = (one: unknown) => one === 'GenesisProtocolAddress';

export const votingHash = check<MigrationTarget>()({
  proves: 'MIG-CS-007',
  reasons: { other: '`{voteParams: n}` became another hash than that of those voting parameters' },
  run: async (_tool, t) => {
    const { scene, all } = await reachedOf(t, isVote);
    const declared = t.declared('voting-amounts') as AmountUnit | undefined;
    const units = declared ? [declared] : (['whole', 'smallest'] as const);
    await t.each(all, ({ at, wanted, found }) => {
      const item = scene.items.params.VotingMachinesParams[isVote(wanted) ? wanted.voteParams : 0];
      const hashes = units.map((unit) => votingHashOf(exactNode(item), unit));
      const defect = hashes.includes(told(found)) ? undefined : unlike('other', hashes[0], found, at);
      t.judge(defect, scene.run);
    });
  },
});

export const genesisProtocol = check<MigrationTarget>()({
  proves: 'MIG-CS-008',
  reasons: { other: '`GenesisProtocolAddress` became another address than that of the base contract' },
  run: async (_tool, t) => {
    const { scene, all } = await reachedOf(t, isProtocol);
    await t.each(all, ({ at, found }) => t.judge(unlike('other', scene.base.GenesisProtocol, found, at), scene.run));
  },
});

export const literals = check<MigrationTarget>()({
  proves: 'MIG-CS-009',
  reasons: { other: 'a value that stands for itself reached the scheme as another' },
  run: async (_tool, t) => {
    const { scene, all } = await reachedOf(t, (one) => !isVote(one) && !isProtocol(one));
    await t.each(all, ({ at, wanted, found }) => t.judge(unlike('other', wanted, found, at), scene.run));
  },
});
