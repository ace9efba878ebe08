/** Chains that the log has to accept, and its answers. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { type ChainMaker, chainJson, type MadeChain } from '../../inputs/certificate/chain-maker.ts';
import { refusedDefect } from '../../oracle/certificates/accepted-defect.ts';
import { keyOfCertificate } from '../../oracle/certificates/certificate.ts';
import type { SignedEntry } from '../../oracle/certificates/sct.ts';
import { sha256 } from '../../oracle/merkle/sha-256.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { runChains } from './run-chains.ts';

/** A chain, and the answer to it. */
export interface Submission extends SignedEntry {
  readonly made: MadeChain;
  readonly answer: Answer;
  /** Between these the log answered, in milliseconds since 1970 by the clock of the run. */
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** Submits a chain; the answer is not judged. */
export async function submitChain(
  log: { readonly submit: NonNullable<LogTarget['submit']> },
  t: Pick<Trial<LogTarget, string>, 'time'>,
  made: MadeChain,
  body: Uint8Array = chainJson(made.chain),
): Promise<Submission> {
  const sentAt = t.time.epoch();
  const answer = await log.submit(made.name, body);
  const key = made.name === 'add-pre-chain' ? keyOfCertificate(made.issuers[0]!) : undefined;
  const issuerKeyHash = key && sha256(key);
  const submission = { made, answer, sentAt, answeredAt: t.time.epoch(), signed: made.signed };
  return issuerKeyHash ? { ...submission, issuerKeyHash } : submission;
}

/** Each kind of chain once: with and without the root, one authority and two. */
function soundChains({ make, root, intermediate, second }: ChainMaker): readonly MadeChain[] {
  const one = [intermediate, root];
  return [
    make({ name: 'certificate', what: 'a certificate with its root', as: 'add-chain', below: one }),
    make({ name: 'precertificate', what: 'a precertificate with its root', as: 'add-pre-chain', below: one }),
    make({ name: 'no-root', what: 'a certificate without its root', as: 'add-chain', below: one, withRoot: false }),
    make({
      name: 'no-root-pre',
      what: 'a precertificate without its root',
      as: 'add-pre-chain',
      below: one,
      withRoot: false,
    }),
    make({
      name: 'long',
      what: 'a certificate below two authorities and the root',
      as: 'add-chain',
      below: [second, ...one],
    }),
  ];
}

/** The sound chains. Where the log takes no chain at all, it may be that it takes other dates. */
export const submittedChains = premise<LogTarget>()({
  name: 'submitted-chains',
  reasons: ['refused', 'server-error'],
  async find(log, t): Promise<readonly Submission[]> {
    const { submit } = log;
    if (!submit) return t.notApplicable('certificates cannot be submitted');
    const chains = soundChains(await t.use(runChains));
    const submissions = await Promise.all(chains.map((made) => submitChain({ submit }, t, made)));
    const isRefused = ({ answer: { status } }: Submission) => status >= 300 && status < 500;
    if (log.authority?.notAfter === undefined && submissions.every(isRefused))
      return t.inconclusive(
        `each chain was refused with status ${submissions[0]!.answer.status}; where the log takes certificates of some dates alone, name one with --test-not-after`,
      );
    for (const { made, answer } of submissions) t.judge(refusedDefect(made, answer), answer);
    return submissions;
  },
});
