import type { Time } from '../../core/run/time.ts';
import type { Choices } from '../../core/spec/choice.ts';
import type { ExchangeListener } from '../../core/target/exchange.ts';
import type { Absence } from '../../core/target/target.ts';
import type { ClientRuns } from '../../lab/client/client-runs.ts';
import { turns } from '../../lab/client/turns.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import type { LogChoice, LogClientTarget, Look, Question } from './log-client-target.ts';
import type { OpenLog, OpenLogs } from './open-log.ts';
import { RecordedLog } from './recorded-log.ts';
import type { Visit, Visitor } from './visit.ts';

/** How to reach a client, and what it is given. */
export interface LogClientOptions {
  readonly visitor: Visitor;
  readonly logs: OpenLogs;
  readonly runs: ClientRuns;
  readonly time: Time;
  /** How many clients look at a time. */
  readonly atOnce: number;
  readonly online: boolean;
  readonly origin: boolean;
  readonly proof: boolean;
  /** Whether it is asked about an entry. */
  readonly entry: boolean;
  /** Whether each look ends by itself. */
  readonly ends: boolean;
  /** Whether it looks more than once. */
  readonly follows: boolean;
  readonly absent?: Readonly<Record<string, Absence>>;
  readonly choices?: Choices;
}

/** The entry that a client is asked about, unless a check asks for another. */
const ANY_ENTRY: Question = { index: 5n };

/** A client of logs as a target. */
export function openLogClient(options: LogClientOptions): LogClientTarget & OpenTarget {
  const { visitor, logs, runs, time, absent = {}, choices = {} } = options;
  const inTurn = turns(options.atOnce);
  const follow = (shown: readonly LogChoice[], sizes: readonly (bigint | undefined)[], question: Question) =>
    inTurn(async () => {
      const opened = await Promise.all(shown.map((choice) => logs(choice)));
      try {
        return await looks(opened, sizes, visitor, question);
      } finally {
        for (const log of opened) await log.close();
      }
    });
  const { online, origin, proof, ends, entry } = options;
  const facets = { online, origin, proof, ends, anySize: !entry };
  const has = (name: string) => absent[name] === undefined;
  return {
    absent,
    choices,
    exclusive: true,
    time,
    secrets: [],
    listen: (listener: ExchangeListener) => runs.listen(listener),
    openFor: () => runs.openFor(),
    close: async () => {},
    show: async (choice, question = ANY_ENTRY) => (await follow([choice], [undefined], question))[0]!,
    ...(options.follows && has('follow')
      ? {
          follow: (choice: LogChoice, sizes: readonly bigint[], later?: LogChoice) =>
            follow(later ? [choice, later] : [choice], sizes, ANY_ENTRY),
        }
      : {}),
    ...Object.fromEntries(Object.entries(facets).flatMap(([name, is]) => (is && has(name) ? [[name, true]] : []))),
  };
}

/** The looks of one visit: the first at the first log, the others at the last. */
async function looks(
  logs: readonly OpenLog[],
  sizes: readonly (bigint | undefined)[],
  visitor: Visitor,
  question: Question,
): Promise<readonly Look[]> {
  const recorded = new RecordedLog(logs[0]!);
  const visit = await visitor(recorded, question);
  const seen = [];
  let late: Awaited<ReturnType<Visit['end']>>;
  try {
    for (const size of sizes) {
      if (size !== undefined) await recorded.log.grow(size);
      const from = recorded.reads.length;
      const one = await visit.look();
      seen.push({ ...one, reads: recorded.reads.slice(from), log: recorded.log.text });
      if (!one.content || one.unfinished !== undefined) break;
      recorded.log = logs.at(-1)!;
    }
  } finally {
    late = await visit.end();
  }
  return seen.map(({ exchange, ...look }, at) => ({
    ...look,
    ...(at === seen.length - 1 ? late : {}),
    exchange: exchange(),
  }));
}
