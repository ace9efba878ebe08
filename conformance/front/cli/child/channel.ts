import type { ChildMessage, RestartedMessage, StopMessage } from '../../../command/message.ts';

/** The way to whoever had the job done. */
export interface Channel {
  /** Resolves when the message is on its way: a channel that is closed before loses it. */
  say(message: ChildMessage): Promise<void>;
  listen(hear: (message: StopMessage | RestartedMessage) => void): void;
}
