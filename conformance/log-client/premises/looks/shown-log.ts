import type { LogChoice, LogClientTarget, Look, Question } from '../../target/log-client-target.ts';

/** A log to show, and what the client is asked about it. */
export interface Showing {
  readonly log: LogChoice;
  /** Another log of the same key, which is in its place after the first look. */
  readonly later?: LogChoice;
  readonly question?: Question;
  /** What the client must have read to have seen that the log is wrong. */
  readonly reading?: RegExp;
  /** What a client does that is right, where it is not the log that lies. A sentence without its full stop. */
  readonly expected?: string;
}

/** Logs to show, by the reason for which a client fails that judges one of them wrongly. */
export type Showings<R extends string> = Readonly<Record<R, readonly Showing[]>>;

/** A log that was shown, and how the client looked at it. */
export interface ShownLog<R extends string> {
  readonly reason: R;
  /** The command that starts the log, for people. */
  readonly name: string;
  readonly expected?: string | undefined;
  readonly look: Look;
}

/** The log with a fault. */
export const lyingLog = (name: string, more: Omit<Showing, 'log'> = {}): Showing => ({ log: { fault: name }, ...more });
/** The log with a variant. */
export const unusualLog = (name: string): Showing => ({ log: { variant: name } });

/** Shows logs, several at once. Those whose defect the client has not read are left out. */
export async function showLogs<R extends string>(
  client: LogClientTarget,
  showings: Showings<R>,
): Promise<readonly ShownLog<R>[]> {
  const all = Object.entries<readonly Showing[]>(showings).flatMap(([reason, list]) =>
    list.map((showing) => ({ reason: reason as R, showing })),
  );
  const shown = await Promise.all(
    all.map(async ({ reason, showing }) => {
      const look = await client.show(showing.log, showing.question);
      const { reading, expected } = showing;
      const isSeen = reading === undefined || look.reads.some(({ path }) => reading.test(path));
      return isSeen ? [{ reason, look, name: commandOf(showing), expected }] : [];
    }),
  );
  return shown.flat();
}

/** The command that starts a log, and what the client is asked about it. */
export function commandOf({ log: { fault, variant, entries }, later, question }: Showing): string {
  const options = [
    ...(fault === undefined ? [] : [`--fault ${fault}`]),
    ...(variant === undefined ? [] : [`--variant ${variant}`]),
    ...(entries === undefined && (fault ?? variant) !== undefined ? [] : [`--entries ${entries ?? 300}`]),
  ];
  const asked = question === undefined ? '' : `  # ${askedOf(question)}`;
  const then = later === undefined ? '' : `  # and then by the same key: ${commandOf({ log: later })}`;
  return `touchstone serve log ${options.join(' ')}${asked}${then}`;
}

/** What the client is asked. */
function askedOf({ index, entryOf = index, proofOf = index, signedSize, alterProof }: Question): string {
  const given = [
    `the index ${index}`,
    ...(entryOf === index ? [] : [`the entry that belongs at ${entryOf}`]),
    ...(proofOf === index ? [] : ['the proof of that entry']),
    ...(signedSize === undefined ? [] : [`a checkpoint that names the size ${signedSize}`]),
    ...(alterProof ? ['an altered proof'] : []),
  ];
  return `with ${new Intl.ListFormat('en-GB').format(given)}`;
}
