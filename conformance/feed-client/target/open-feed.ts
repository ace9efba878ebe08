import type { FeedChange, FeedChoice } from './feed-client-target.ts';

/** A feed that is open to be shown. */
export interface OpenFeed {
  readonly handler: (request: Request) => Promise<Response>;
  /** The path of its address. */
  readonly path: string;
  readonly site: string;
  readonly key: string;
  readonly bannedKey: string;
  /** What it does; a sentence that begins with a verb. */
  readonly text: string;
  /** The JSON of the answer that a right feed would give now. */
  rightAnswer(): Promise<string>;
  step(step: FeedChange): void;
  close(): void;
}

/** Opens a feed. */
export type OpenFeeds = (choice: FeedChoice) => Promise<OpenFeed>;
