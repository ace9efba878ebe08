/**
 * The resource that an exchange asks the feed for.
 *
 * Follows: interface document, "Endpoints"
 */

import type { Exchange } from '../../../core/target/exchange.ts';

/** Whether an answer is the feed's answer to a GET. */
export const isEventsExchange = ({ resource = '' }: Exchange): boolean => resource.startsWith('events/');
