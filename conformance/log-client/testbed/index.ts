import type { LogClientRig } from '../../../src/reference/log-client/index.ts';
import type { SuiteTestbed } from '../../command/suite-descriptor.ts';
import type { Fault } from '../../core/alteration/alteration.ts';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { rulesetsOf } from '../../core/spec/profile.ts';
import { logClientSuite } from '../suite.ts';
import type { LogClientNeeds } from './alteration.ts';
import { clientTestbed } from './testbed.ts';

/** The reference client, as self-test judges it: as a client of one kind. */
export const logClientReference: SuiteTestbed = {
  citations: /^(C2SP [a-z-]+, "|RFC \d+, section)/,
  judge: async (altered, _name, only) => {
    const { install, needs } = altered as Fault<LogClientRig, LogClientNeeds>;
    const { target, fired } = clientTestbed(install, needs);
    const { as = 'checkpoint' } = needs;
    const rulesets = rulesetsOf('log-client', [as === 'proof' ? 'inclusion' : as]);
    const chosen = plan(logClientSuite, { rulesets, ...(only ? { only } : {}) });
    const found = await runPlan(chosen, target, { seed: 1n, time: target.time, runId: 'self-test' });
    await target.close();
    return { ...found, fired: fired() };
  },
};
