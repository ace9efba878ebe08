import type { ExchangeId } from '../../core/target/answer.ts';
import type { Question } from './log-client-target.ts';
import type { RecordedLog } from './recorded-log.ts';

/** What a look came to. */
export interface Seen {
  readonly content: boolean;
  readonly ended: string;
  /** Why nothing follows from it. */
  readonly unfinished?: string;
  /** The record of the run, once it has ended. */
  readonly exchange: () => ExchangeId;
}

/** A client at one log: it remembers what it has seen from look to look. */
export interface Visit {
  look(): Promise<Seen>;
  /** Ends the client. Gives the end of its last look, where only the end shows that it refused. */
  end(): Promise<Pick<Seen, 'content' | 'ended'> | undefined>;
}

/** Begins a visit. */
export type Visitor = (log: RecordedLog, question: Question) => Promise<Visit>;
