import type { ChildMessage, RestartedMessage, StopMessage } from '../../../command/message.ts';

/** The channel to the parent, which gave the job. */
export interface Channel {
  /** Resolves when the message has been sent: closing the channel earlier would lose it. */
  say(message: ChildMessage): Promise<void>;
  listen(hear: (message: StopMessage | RestartedMessage) => void): void;
}
