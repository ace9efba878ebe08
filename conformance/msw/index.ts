/** The references in somebody's own tests of a client, as handlers of MSW: `touchstone/msw`. */

export type { Choices } from '../../src/reference/feed/choices.ts';
export type { Event, NewEvent, NewOccurrence } from '../../src/reference/feed/event/event.ts';
export type { Site } from '../../src/reference/feed/event/site.ts';
export type { Feed } from '../../src/reference/feed/feed.ts';
export type { Log } from '../../src/reference/log/index.ts';
export type { FaultName, VariantName } from '../feed/generated/alterations.ts';
export { feedHandlers, type MockFeed, mockFeed } from '../feed/msw/index.ts';
export type { MockFeedOptions } from '../feed/msw/mock-feed-options.ts';
export type { FaultName as LogFaultName, VariantName as LogVariantName } from '../log/generated/alterations.ts';
export { type MockLog, mockLog } from '../log/msw/index.ts';
export type { MockLogOptions } from '../log/msw/mock-log-options.ts';
