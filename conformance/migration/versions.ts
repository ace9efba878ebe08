/** Which version of the core package is deployed, where several are named (the interface document, "Versioning"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { once } from './once.ts';
import { PLAIN } from './params.ts';
import { newStage, play, sayRun } from './play.ts';
import { judgeOfDao, judgeOwn } from './versions-items.ts';
import { paramsVersion, playUpon } from './versions-runs.ts';
import { baseCodes, came, daoCodes, otherVersion, SAME_CODE, versionOf, versions } from './versions-scene.ts';

const SAID = { usual: "the run's own", other: 'the other', neither: 'neither', mixed: 'now the one, now the other' };

export const dao = check<MigrationTarget>()({
  proves: 'MIG-VS-001',
  needs: ['argv'],
  reasons: {
    failed: 'a DAO whose parameters name a version is not migrated upon a base of that version',
    missing: 'such a run writes no `dao`',
    other: 'the DAO is of another version than its parameters name',
  },
  run: async (tool, t) => {
    const other = otherVersion(tool, t);
    const { usualDao, otherDao } = await t.use(versions);
    if (usualDao.size === 0) t.inconclusive(SAME_CODE);
    const scene = await t.use(paramsVersion);
    const found = versionOf(await daoCodes(scene), usualDao, otherDao);
    const expected = `the code of ${other} for ${[...usualDao.keys()].join(', ')}`;
    const wrong = found !== 'other' && { reason: 'other' as const, expected, actual: SAID[found], at: 'dao' };
    t.judge(wrong || undefined, scene.run);
  },
});

export const base = check<MigrationTarget>()({
  proves: 'MIG-VS-002',
  needs: ['argv'],
  reasons: {
    failed: 'a base migration with a version in its parameters fails, where one without succeeds',
    other: 'the base is of another version than the flag names, or than without one',
  },
  run: async (tool, t) => {
    const other = otherVersion(tool, t);
    const { usual, others } = await t.use(versions);
    if (usual.size === 0) t.inconclusive(SAME_CODE);
    const stage = await newStage(tool);
    const params = { ...PLAIN, coreVersion: other };
    const scene = await play(tool, stage, { step: 'base', options: { params: { default: params } } });
    if (!came(scene, 'base'))
      t.judge({ reason: 'failed', expected: 'a run that succeeds', actual: sayRun(scene.run) }, scene.run);
    const found = versionOf(await baseCodes(scene), usual, others);
    const expected = `the code of ${tool.coreVersion ?? 'the version that is taken without a flag'}`;
    const wrong = found !== 'usual' && { reason: 'other' as const, expected, actual: SAID[found], at: 'base' };
    t.judge(wrong || undefined, scene.run);
  },
});

export const library = check<MigrationTarget>()({
  proves: 'MIG-VS-003',
  needs: ['call'],
  reasons: {
    neither: 'the DAO is of neither version',
    'not-as-declared': 'it is of another version than is declared',
  },
  run: async (tool, t) => {
    const other = otherVersion(tool, t);
    const { coreVersion } = tool;
    if (coreVersion === undefined) return t.notApplicable('--core-version names no version for the options');
    const found = await t.use(versions);
    if (found.usualDao.size === 0) t.inconclusive(SAME_CODE);
    // A name may be taken once on a chain.
    const dao = { ...PLAIN, orgName: 'Organisation of a Library', coreVersion: other };
    const options = { coreVersion, params: { default: dao } };
    let scene = await playUpon(tool, found, options, 'library');
    if (!came(scene, 'dao')) {
      // Where the options win a base of theirs has to be there as well.
      const params = { default: PLAIN };
      await play(tool, found.stage, { step: 'base', options: { coreVersion, params }, by: 'library' }, scene);
      scene = await play(tool, found.stage, { step: 'dao', options, by: 'library' }, scene);
    }
    if (!came(scene, 'dao')) t.inconclusive(`there is no DAO to look at; the run: ${sayRun(scene.run)}`);
    const of = versionOf(await daoCodes(scene), found.usualDao, found.otherDao);
    if (of === 'neither' || of === 'mixed') {
      const expected = `the code of ${coreVersion} or of ${other}`;
      return t.judge({ reason: 'neither', expected, actual: SAID[of], at: 'dao' }, scene.run);
    }
    t.judge(once(t.chose('params-version', of === 'other' ? 'params' : 'options')), scene.run);
  },
});

export const standAlone = check<MigrationTarget>()({
  proves: 'MIG-VS-004',
  reasons: {
    failed: 'a DAO with contracts of another version of the core package is not migrated',
    missing: 'such a run writes no `dao`',
    other: 'a stand-alone contract is not of the version that it names',
  },
  run: (tool, t) => judgeOwn(tool, t, 'contract'),
});

export const standAloneOfDao = check<MigrationTarget>()({
  proves: 'MIG-VS-005',
  reasons: { other: "a stand-alone contract that names no version is not of the DAO's" },
  run: (tool, t) => judgeOfDao(tool, t, 'contract'),
});

export const scheme = check<MigrationTarget>()({
  proves: 'MIG-VS-006',
  reasons: { other: 'a custom scheme is not of the version that it names' },
  run: (tool, t) => judgeOwn(tool, t, 'scheme'),
});

export const schemeOfDao = check<MigrationTarget>()({
  proves: 'MIG-VS-007',
  reasons: { other: "a custom scheme that names no version is not of the DAO's" },
  run: (tool, t) => judgeOfDao(tool, t, 'scheme'),
});
