/** What is refused before anything is spent (spec/migration/durable-deploy.md, "Validation before spending"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import type { Premise } from '../core/premise.ts';
import type { RequirementId } from '../core/requirement.ts';
import { AT, ENTRIES, maskOf } from './custom-scheme-entries.ts';
import { customSchemesMigrated } from './custom-schemes-scene.ts';
import { footing, placeOn, playOn, sayOn, usualArgs } from './footing.ts';
import { type Tried, wrongForms, wrongIndices, wrongLimits } from './mistakes.ts';
import { namesParameter } from './named-parameter.ts';
import { PLAIN } from './params.ts';
import type { Act } from './play.ts';
import { REFUSAL, type Refused, refusalDefect, refusesEach, seen } from './refusal.ts';
import { build, CONTRACT_DATA, filesWith, OUTPUTS, PARAMETER_FILES } from './refused-files.ts';
import { soundStandAlone } from './sound-stand-alone.ts';

export * from './validation-options.ts';

const params = { default: PLAIN };

export const paramsFile = check<MigrationTarget>()({
  proves: 'MIG-VA-001',
  needs: ['argv'],
  reasons: REFUSAL,
  run: async (tool, t) => {
    const on = await t.use(footing);
    await refusesEach(t, PARAMETER_FILES, async ({ what, text }): Promise<Refused> => {
      const name = 'their-params.json';
      const at = await placeOn(tool, on, 'dao', { files: text === undefined ? {} : { [name]: text } });
      return seen(what, name, await sayOn(tool, on, ['dao', '--params', name, ...usualArgs(tool, on)], at));
    });
    // Without a command the base comes first, and these are known before it.
    await refusesEach(t, PARAMETER_FILES.slice(0, 2), async ({ what, text }): Promise<Refused> => {
      const name = 'their-params.json';
      const at = await placeOn(tool, on, 'base', { files: text === undefined ? {} : { [name]: text } });
      const at_ = `${name}, no command`;
      return seen(what, at_, await sayOn(tool, on, ['--params', name, ...usualArgs(tool, on)], at));
    });
  },
});

/** A check of parameters with a mistake. */
const mistaken = (proves: RequirementId, of: Premise<MigrationTarget, Tried>) =>
  check<MigrationTarget>()({
    proves,
    reasons: REFUSAL,
    run: async (_tool, t) => {
      const { refused, of: all } = await t.use(of);
      await t.each(refused, (one) => t.judge(refusalDefect(one), one.run));
      t.note(`${refused.length} of ${all} such mistakes, chosen by the seed`);
    },
  });
export const form = mistaken('MIG-VA-002', wrongForms);
export const index = mistaken('MIG-VA-003', wrongIndices);
export const votingLimit = mistaken('MIG-VA-005', wrongLimits);

export const named = check<MigrationTarget>()({
  proves: 'MIG-VA-013',
  reasons: { unnamed: 'the error does not name the parameter that is wrong' },
  run: async (tool, t) => {
    const all = [];
    for (const kind of [wrongForms, wrongIndices, wrongLimits]) all.push(...((await t.attempt(kind))?.refused ?? []));
    const refused = all.filter((one) => refusalDefect(one) === undefined);
    await t.each(
      refused,
      (one) => t.judge(namesParameter(tool, one), one.run),
      'it refuses none of the parameters that were tried',
    );
  },
});

export const contractData = check<MigrationTarget>()({
  proves: 'MIG-VA-004',
  reasons: REFUSAL,
  run: async (tool, t) => {
    const on = await t.use(footing);
    if ((await t.use(soundStandAlone)) === undefined) t.notApplicable('it takes no contract data from a file');
    await refusesEach(t, CONTRACT_DATA, async ({ what, params: some, file }): Promise<Refused> => {
      const place = { files: filesWith(tool, file) };
      const scene = await playOn(tool, on, { step: 'dao', options: { params: { default: some } }, place });
      return seen(what, 'StandAloneContracts[0]', scene);
    });
    if (!tool.has('params', 'CustomSchemes')) return;
    const custom = await t.attempt(customSchemesMigrated);
    if (!custom) return;
    const own = { ...ENTRIES.own, permissions: maskOf('own', custom.masks) };
    const CustomSchemes = custom.form === 'map' ? { OwnScheme: [own] } : [own];
    await refusesEach(t, ['a custom scheme whose build is not there'], async (what): Promise<Refused> => {
      const options = { params: { default: { ...PLAIN, CustomSchemes } } };
      return seen(what, AT.own, await playOn(tool, on, { step: 'dao', options }));
    });
  },
});

const UNKNOWN = '9.9.9-none';
const UPGRADE = {
  ...{ name: 'UpgradeScheme', alias: 'Another upgrade scheme', fromCore: true, isUniversal: true },
  ...{ params: [{ voteParams: 0 }, 'GenesisProtocolAddress'], permissions: '0x00000000', coreVersion: UNKNOWN },
};
const versions = (tool: MigrationTarget): readonly (Act & { readonly at: string })[] => {
  const inParams = (at: string, more: object) => {
    const place = { files: filesWith(tool, build('Owned')) };
    return { at, step: 'dao' as const, options: { params: { default: { ...PLAIN, ...more } } }, place };
  };
  const flag = { at: '--core-version', options: { params, coreVersion: UNKNOWN } };
  return [
    ...(tool.has('options', 'core-version')
      ? [
          { ...flag, step: 'base' as const },
          { ...flag, step: 'dao' as const },
        ]
      : []),
    ...(tool.has('params', 'coreVersion')
      ? [
          inParams('coreVersion', { coreVersion: UNKNOWN }),
          inParams('StandAloneContracts[0].coreVersion', {
            StandAloneContracts: [{ name: 'Reputation', fromCore: true, params: [], coreVersion: UNKNOWN }],
          }),
          ...(tool.has('params', 'CustomSchemes')
            ? [inParams('CustomSchemes.UpgradeScheme[0].coreVersion', { CustomSchemes: { UpgradeScheme: [UPGRADE] } })]
            : []),
        ]
      : []),
  ];
};

export const coreVersion = check<MigrationTarget>()({
  proves: 'MIG-VA-006',
  reasons: REFUSAL,
  run: async (tool, t) => {
    const on = await t.use(footing);
    const cases = versions(tool);
    if (cases.length === 0) t.notApplicable('it takes no core version');
    await refusesEach(t, cases, async ({ at, ...act }): Promise<Refused> => {
      const what = `the core version ${UNKNOWN}, which nobody knows`;
      return seen(what, at, await playOn(tool, on, act));
    });
  },
});

export const output = check<MigrationTarget>()({
  proves: 'MIG-VA-007',
  reasons: REFUSAL,
  run: async (tool, t) => {
    const on = await t.use(footing);
    await refusesEach(t, OUTPUTS, async ({ what, output: to, files }): Promise<Refused> => {
      const act = { step: 'base', options: { params, output: to }, place: { files } } as const;
      return seen(what, `--output ${to}`, await playOn(tool, on, act));
    });
  },
});
