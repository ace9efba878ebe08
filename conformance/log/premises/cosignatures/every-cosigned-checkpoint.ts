import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import { carriedCheckpoint } from '../../oracle/entry/carried-checkpoint.ts';
import type { Policy } from '../../oracle/policy/policy.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { isEntryCreation } from '../refusal/every-creation.ts';
import { givenCheckpoints } from '../rpc/given-checkpoints.ts';
import { type CosignedCheckpoint, cosignedCheckpointOf } from './cosigned-checkpoint.ts';
import { soundCosignatures } from './sound-cosignatures.ts';

/** A checkpoint that the log has shown, and where. */
export interface ShownCheckpoint extends CosignedCheckpoint {
  readonly policy: Policy;
  /** Served as the checkpoint of now, or carried by an answer of CreateEntry, which may be that of an older tree. */
  readonly isServed: boolean;
  /** The answer over HTTP; of gRPC the note without headers. */
  readonly answer: Answer;
}

/**
 * The body of a watch that judges every checkpoint that the log serves, and every one that an answer of CreateEntry carries,
 * over HTTP and gRPC. `judge` gives a list with the defect, or undefined, of each subject. At its end the watch uses the
 * premise whose failures the checks that own it report; where nothing was judged it ends with the sentence.
 */
export function everyCosignedCheckpoint<R extends string>(
  judge: (shown: ShownCheckpoint, t: Trial<LogTarget, R>) => readonly (Defect<R> | undefined)[],
  nothing: string,
) {
  return (log: LogTarget & { readonly policy: Policy }, t: Trial<LogTarget, R>) => {
    const { policy, keys } = log;
    const look = (note: Answer, isServed: boolean, answer: Answer): void => {
      const cosigned = cosignedCheckpointOf(note, keys, policy);
      if (!cosigned) return;
      for (const defect of judge({ ...cosigned, policy, isServed, answer }, t)) t.judge(defect, answer);
    };
    return {
      on(exchange: Exchange, answer: Answer | undefined) {
        if (!answer) return;
        if (exchange.resource === 'checkpoint' && answer.status === 200) return look(answer, true, answer);
        const note = isEntryCreation(exchange) ? carriedCheckpoint(answer) : undefined;
        if (note) look(note, false, answer);
      },
      async end() {
        for (const { by, note } of givenCheckpoints(t)) look(note, by === 'GetCheckpoint', note);
        await t.use(soundCosignatures);
        if (t.subjects === 0) t.notApplicable(nothing);
      },
    };
  };
}
