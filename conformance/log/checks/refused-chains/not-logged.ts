import { check } from '../../../core/check/check.ts';
import { hex } from '../../../oracle/bytes/bytes.ts';
import { chainJson } from '../../inputs/certificate/chain-maker.ts';
import { leafIndexIn } from '../../oracle/certificates/extensions.ts';
import { readSct } from '../../oracle/certificates/sct.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { sha256 } from '../../oracle/merkle/sha-256.ts';
import { loggedChains } from '../../premises/submissions/logged-chains.ts';
import { refusedAnswers } from '../../premises/submissions/refused-chains.ts';
import { runChains } from '../../premises/submissions/run-chains.ts';
import { coveringSize, servedLeaves } from '../../premises/submissions/served-leaf.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** How many data tiles are searched at most. */
const MOST_TILES = 4n;

export const notLogged = check<LogTarget>()({
  // LOG-CT-060 (must): A chain is refused, and not logged, unless each of its certificates certifies the one before it, and the
  //   last is an accepted root or certified by one. [rfc6962, "3.1"]
  proves: 'LOG-CT-060',
  needs: ['submit', 'authority'],
  reasons: { logged: 'the log has an entry of a chain that it refused' },
  run: async (log, t) => {
    const refused = (await t.use(refusedAnswers)).filter(
      ({ submission, answer }) => submission.signed && answer.status >= 400,
    );
    const [before] = await t.use(loggedChains);
    if (!before || refused.length === 0)
      return t.inconclusive('no chain was accepted and merged before others were refused');
    // A sound chain comes after them, so that one which was logged has a lower index.
    const { make, intermediate, root } = await t.use(runChains);
    const after = make({
      name: 'after',
      what: 'a certificate after refused ones',
      as: 'add-chain',
      below: [intermediate, root],
    });
    const answer = await log.submit(after.name, chainJson(after.chain));
    const last = leafIndexIn(readSct(readableBody(answer) ?? new Uint8Array()).value?.extensions ?? new Uint8Array());
    if (last === undefined)
      return t.inconclusive(`the sound chain was answered with status ${answer.status}, or without an index`);
    const size = await coveringSize(log, t, last);
    const from = before.index / 256n;
    const places = new Map<string, string>();
    for (let tile = last / 256n; tile >= from && last / 256n - tile < MOST_TILES; tile--) {
      const { path, certificates } = await servedLeaves(log, t, size, tile);
      for (const [place, { signed }] of certificates!.entries())
        places.set(hex(sha256(signed)), `${path}, entry ${place}`);
    }
    for (const { submission, answer: refusal } of refused) {
      const place = places.get(hex(sha256(submission.signed!)));
      const expected = `no entry of ${submission.what}, which was answered with status ${refusal.status}`;
      t.judge(place !== undefined && { reason: 'logged', expected, actual: 'an entry of it', at: place }, refusal);
    }
  },
});
