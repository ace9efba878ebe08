import type { Seen } from '../../lab/client/seen.ts';
import type { Question } from './log-client-target.ts';
import type { RecordedLog } from './recorded-log.ts';

/** A client at one log: it remembers what it has seen from look to look. */
export interface Visit {
  look(): Promise<Seen>;
  /** Ends the client. Gives the end of its last look, where only the end shows that it refused. */
  end(): Promise<Pick<Seen, 'content' | 'ended'> | undefined>;
}

/** Begins a visit. */
export type Visitor = (log: RecordedLog, question: Question) => Promise<Visit>;
