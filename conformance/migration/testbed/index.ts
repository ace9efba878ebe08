import type { Parts } from '../../../src/reference/migration/index.ts';
import type { SuiteTestbed } from '../../command/suite-descriptor.ts';
import type { Fault } from '../../core/alteration/alteration.ts';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { realTime } from '../../core/run/time.ts';
import { rulesetsOf } from '../../core/spec/profile.ts';
import { migrationSuite } from '../suite.ts';
import { judgingChecks } from './judging-checks.ts';
import type { MigrationNeeds } from './needs.ts';
import { closeMigrationTestbeds, migrationTestbed } from './testbed.ts';

const planFor = (only: readonly string[]) =>
  plan(migrationSuite, { rulesets: rulesetsOf('migration', ['durable-deploy']), only });

/** The reference migration tool for the self-test. */
export const migrationReference: SuiteTestbed = {
  citations: /^(Interface, "|Durable deployment, "|EIP-\d+|choice )/,
  checksFor: (altered) => planFor(judgingChecks(altered)).checks.map(({ id }) => id),
  judge: async (altered, name, only = judgingChecks(altered)) => {
    const { install, needs } = altered as Fault<Parts, MigrationNeeds>;
    const { target, fired } = migrationTestbed(install, needs, [`${altered.kind}s`, name]);
    const result = await runPlan(planFor(only), target, { seed: 1n, time: realTime() });
    await target.close();
    return { ...result, fired: fired() };
  },
  close: closeMigrationTestbeds,
};
