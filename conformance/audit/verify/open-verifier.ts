import { type EntriesPlan, entriesBy } from '../entries/entries.ts';
import type { Issuers } from '../entries/issuers.ts';
import { addTally, type Tally } from '../finding/tally.ts';
import type { LogLocation, LogSource } from '../source/source.ts';
import type { UnitResult } from './unit.ts';
import { sameThreadVerifier, threadedVerifier, type UnitVerifier } from './unit-verifier.ts';

/** What the units of an audit are verified with. */
interface VerifierOptions {
  readonly workers: number;
  readonly place: LogLocation;
  readonly source: LogSource;
  readonly plan: EntriesPlan;
  readonly issuers: Issuers | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Begins to verify units, in threads or in the caller's own, with the issuers that their entries name. */
export async function openVerifier(
  { workers, place, source, plan, issuers, signal = new AbortController().signal }: VerifierOptions,
  tally: Tally,
): Promise<UnitVerifier> {
  const crew =
    workers === 0
      ? sameThreadVerifier(source, await entriesBy(plan), tally, signal)
      : await threadedVerifier(workers, place, plan, tally, signal);
  return issuers ? withIssuers(crew, issuers, tally, workers === 0) : crew;
}

/** Verifies the issuers of each unit before its result is taken. `isSerial`: units are read by the source of the issuers. */
function withIssuers(crew: UnitVerifier, issuers: Issuers, tally: Tally, isSerial: boolean): UnitVerifier {
  const units = new Set<Promise<UnitResult>>();
  const verifying = new Set<Promise<Tally>>();
  const verified = async (of: Promise<UnitResult>): Promise<UnitResult> => {
    const { named, ...result } = await of;
    if (!named) return result;
    const found = issuers.verify(named);
    verifying.add(found);
    addTally(tally, await found);
    verifying.delete(found);
    addTally(result.tally, await found);
    return result;
  };
  return {
    room: async () => {
      await crew.room();
      // The bytes of a folder are valid only until its next read.
      await (isSerial ? Promise.all(units) : Promise.all(verifying));
    },
    submit: (job) => {
      const unit = verified(crew.submit(job));
      units.add(unit);
      unit.then(
        () => units.delete(unit),
        // Who awaits room or the end gets the error.
        () => undefined,
      );
      return unit;
    },
    idle: async () => {
      await crew.idle();
      await Promise.all(units);
    },
    close: () => crew.close(),
  };
}
