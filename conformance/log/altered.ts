/** What a log answers to what it has just taken, altered: whatever it remembers of that, this does not verify. */
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import { alteredRequests } from '../properties/altered-entry.ts';
import { isTaken, type Refusals, refusals, sendInTurn } from './refusals.ts';
import { several } from './several.ts';

/** The sound entry of the group `signature`, altered, and one of RSA, which was taken before. */
export const altered = premise<LogTarget>()({
  name: 'altered',
  owners: {},
  async find(log, t): Promise<Pick<Refusals, 'answers' | 'trouble'>> {
    const { sound } = (await t.use(refusals)).get('signature')!;
    const rsa = (await t.use(several)).find(({ algorithm }) => algorithm === 'PKIX_RSA_PKCS1V15_2048_SHA256')?.creation;
    const taken = [sound, rsa].filter((made) => made !== undefined && isTaken(made.answer.status));
    return sendInTurn(
      log.create!,
      taken.flatMap((made) => alteredRequests(made!.entry)),
      log.writesLeft,
    );
  },
});
