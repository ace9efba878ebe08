/** A transaction that was sent, and those who wait for it. */
import { MigrationError } from '../error.ts';
import type { Mined, Send } from '../journal/line.ts';
import type { Receipt } from './receipt.ts';

export interface Open {
  readonly sent: Send;
  /** Its outcome; rejects where it, or one before it, failed. */
  readonly mined: Promise<Mined>;
  /** Whether it was mined when the node was asked for the first time. */
  readonly atOnce: Promise<boolean>;
  isMined: boolean;
  /** Whether the plan has gone on, so that later steps may depend on it. */
  isKnown: boolean;
}

/** Takes a receipt; rejects where it is not as expected. */
export type Finish = (receipt: Receipt) => Promise<Mined>;

export interface Waiting {
  readonly open: Open;
  readonly finish: Finish;
  resolve(mined: Mined): void;
  reject(error: Error): void;
  /** The node was asked for its receipt. */
  asked(isMined: boolean): void;
}

export function waitingFor(sent: Send, finish: Finish): Waiting {
  const { promise: mined, resolve, reject } = Promise.withResolvers<Mined>();
  const { promise: atOnce, resolve: asked } = Promise.withResolvers<boolean>();
  // It may fail when nobody waits for it yet.
  mined.catch(() => undefined);
  return { open: { sent, mined, atOnce, isMined: false, isKnown: false }, finish, resolve, reject, asked };
}

export function unmined({ sent: { step, hash } }: Open): MigrationError {
  const remedy = 'Run the same command again: it goes on from there';
  return new MigrationError('unmined', `${step}: sent as ${hash}, and not mined yet. ${remedy}`);
}
