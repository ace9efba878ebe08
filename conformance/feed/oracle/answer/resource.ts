/** What an exchange asked the feed for. */
import type { Exchange } from '../../../core/target/exchange.ts';

/** Whether an answer is one of the feed, to GET. */
export const isEventsExchange = ({ resource = '' }: Exchange): boolean => resource.startsWith('events/');
