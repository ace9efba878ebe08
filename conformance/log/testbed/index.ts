import type { LogRig } from '../../../src/reference/log/index.ts';
import type { Alteration, SuiteTestbed } from '../../command/suite-descriptor.ts';
import type { Fault } from '../../core/alteration/alteration.ts';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { rulesetsOf } from '../../core/spec/profile.ts';
import { logSuite } from '../suite.ts';
import { logMutationSetUps } from './mutation-set-ups.ts';
import type { LogNeeds } from './needs.ts';
import { logTestbed } from './testbed.ts';

const planFor = ({ needs }: Pick<Alteration, 'needs'>, only: readonly string[] = []) => {
  const { profile, policy } = needs as LogNeeds;
  const kind = profile ? [profile, 'http'] : ['interface', 'tlog-tiles', 'http', 'rekor-v2'];
  const profiles = policy === undefined ? kind : [...kind, 'tlog-policy'];
  return plan(logSuite, { rulesets: rulesetsOf('log', profiles), only });
};

/** The reference log, as self-test and mutation judge it. */
export const logReference: SuiteTestbed = {
  citations: /^(C2SP [a-z-]+, "|RFC \d+, section|Rekor v2, "|gRPC, "|google\/rpc\/status\.proto, "|choice )/,
  checksFor: (altered) => planFor(altered).checks.map(({ id }) => id),
  judge: async (altered, _name, only) => {
    const { install, needs } = altered as Fault<LogRig, LogNeeds>;
    const { target, fired } = await logTestbed(install, needs);
    const chosen = planFor(altered, only);
    // Each log is judged once, so that all may have the same entries, some of which take long to make.
    const results = await runPlan(chosen, target, { seed: 1n, time: target.time, runId: 'self-test' });
    await target.close();
    return { ...results, fired: fired() };
  },
  mutation: {
    setUps: logMutationSetUps,
    // The authorities of the log of certificates are made for tests, and have tests of their own.
    // Virtual logs compute bytes: a defect of one is found when the log that opens it proves it. serve-rpc.ts puts the
    // operations on a socket, and every set-up asks for them in process. The route by which leaves are appended is our
    // own, outside the interface, and has tests of its own. So has the asking of witnesses: the checks see what a log has
    // cosigned, and not how.
    files: [
      'src/reference/log/**/*.ts',
      'src/reference/accept-gzip.ts',
      '!src/reference/log/virtual/*.ts',
      '!src/reference/log/witnessing/*.ts',
      '!src/reference/log/certificates/made/*.ts',
      '!src/reference/log/**/{append-route,serve-rpc,cosigner,cosignature,verifier,consistency}.ts',
      '!**/*.test.ts',
    ],
  },
};
