/** What an altered feed needs around it to show what it does. */
import type { Choices } from '../../core/spec/choice.ts';
import type { FeedEvent } from '../oracle/event/event.ts';

/** The same of an altered feed. */
export interface FeedNeeds {
  /** Choices that are declared in the run. */
  readonly declare?: Choices;
  /** Whether the run may publish. Default: yes. */
  readonly publish?: boolean;
  /** Whether the run may set the clock. Default: yes. */
  readonly clock?: boolean;
  /** The path of the site list that the run is given. Default: that of the reference. */
  readonly sitesPath?: string;
  /** Whether it lists no events before the run publishes some. Default: no. */
  readonly empty?: boolean;
  /** Whether it is judged over a socket, since in process it does not show. Default: no. */
  readonly socket?: boolean;
  /** The key that is asked with. Default: one in hexadecimal digits of both cases. */
  readonly key?: string;
  /** By which profiles it is judged. Default: the known service's, which has every ruleset. */
  readonly profiles?: readonly string[];
  /** What the publisher says that the feed gives an event itself, by the number of its item. */
  readonly given?: (event: FeedEvent, number: number) => Partial<FeedEvent>;
}
